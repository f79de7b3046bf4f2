import * as yup from 'yup';
import { named } from '../../kit/named-shapes';
import { idArray, idList } from '../../kit/id-lists';
import {
  boolean,
  dateBound,
  integer,
  oneOf,
  required,
  text,
  timezone,
  wallClock,
} from '../../kit/schema';
import { attribute } from '../../kit/wire-names';
import { eventStatuses, writableStatuses } from '../../contract/event-status';

export const eventListQuery = {
  start_date: dateBound(),
  end_date: dateBound(),
  search: text({ max: 255 }),
  categories: idList(),
  tags: idList(),
  featured: boolean(),
  venue: integer({ min: 0 }),
  organizer: integer({ min: 0 }),
  status: oneOf(eventStatuses).default('publish'),
};

export const eventBody = {
  title: required(text({ min: 1 })),
  start_date: required(wallClock()),
  end_date: required(wallClock()),
  timezone: timezone(),
  all_day: boolean(),
  venue_id: attribute('venue', integer({ min: 0 })),
  organizer_ids: attribute('organizers', idArray()),
  content: text({ max: 1_000_000, multiline: true }),
  featured: boolean(),
  status: oneOf(writableStatuses),
};

const itemOutput = {
  id: yup.number(),
  title: yup.string(),
  start_date: yup.string(),
  end_date: yup.string(),
  venue_id: yup.number(),
  organizer_ids: yup.array(yup.number()),
  featured: yup.boolean(),
  all_day: yup.boolean(),
  cost: yup.string(),
  status: yup.string().oneOf([...eventStatuses]),
  url: yup.string(),
  image: yup.string(),
};

const metaOutput = {
  _svc_event_start_date: yup.string(),
  _svc_event_end_date: yup.string(),
  _svc_event_timezone: yup.string(),
  _svc_event_all_day: yup.string(),
  _svc_event_featured: yup.string(),
  _svc_event_venue_id: yup.string(),
  _svc_event_organizer_ids: yup.string(),
  _svc_event_cost: yup.string(),
};

/** As lists show it. */
export const eventItemOutput = named('EventItem', itemOutput);

export const eventOutput = named('Event', {
  ...itemOutput,
  content: yup.string(),
  excerpt: yup.string(),
  meta: yup.object(metaOutput),
  timezone: yup.string(),
  category_ids: yup.array(yup.number()),
  tag_ids: yup.array(yup.number()),
});
