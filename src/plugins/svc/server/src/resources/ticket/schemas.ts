import * as yup from 'yup';
import { onlyByName } from '../../kit/fields-parameter';
import { idList } from '../../kit/id-lists';
import { choosingQuery, commonOrders, orderQuery } from '../../kit/list-parameters';
import { embeddedOutput } from '../../kit/resource/embeds';
import { named } from '../../kit/named-shapes';
import { integer, oneOf, required, text, wallClock } from '../../kit/schema';
import { money } from '../../kit/money-schema';
import { attribute } from '../../kit/wire-names';
import { availabilities } from '../event/availability';
import { ticketEmbeds } from './ticket-embeds';
import { ticketTypes } from './domain/fields';

export const ticketListQuery = {
  event_id: idList(),
  type: oneOf(ticketTypes),
  ...choosingQuery,
  ...orderQuery(commonOrders),
};

export const ticketBody = {
  title: required(text({ min: 1 })),
  event_id: attribute('event', required(integer({ min: 1 }))),
  type: required(oneOf(ticketTypes)),
  price: attribute('priceMinor', money()),
  capacity: integer({ min: -1 }).nullable(),
  max_per_order: integer({ min: 1, max: 1000 }),
  start_sale_date: wallClock({ canBeEmpty: true }).nullable(),
  end_sale_date: wallClock({ canBeEmpty: true }).nullable(),
  sku: text(),
  description: text({ max: 10_000, multiline: true }),
};

export const ticketOutput = named('Ticket', {
  id: yup.number(),
  title: yup.string(),
  event_id: yup.number(),
  type: yup.string().oneOf([...ticketTypes]),
  price: yup.string(),
  capacity: yup.number(),
  sold: yup.number(),
  remaining: yup.number(),
  max_per_order: yup.number(),
  start_sale_date: yup.string(),
  end_sale_date: yup.string(),
  sku: yup.string(),
  description: yup.string(),
  timezone: onlyByName(yup.string()),
  start_sale_utc: onlyByName(yup.string()),
  end_sale_utc: onlyByName(yup.string()),
  availability: onlyByName(yup.string().oneOf([...availabilities])),
  _embedded: embeddedOutput(ticketEmbeds),
});
