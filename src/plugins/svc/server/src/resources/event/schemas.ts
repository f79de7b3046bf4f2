import { IANAZone } from 'luxon';
import * as yup from 'yup';
import { eventStatuses } from '../../contract/event-status';
import { idList } from '../../kit/id-lists';
import { choosingQuery, orderQuery, slugQuery } from '../../kit/list-parameters';
import { onlyByName } from '../../kit/fields-parameter';
import { named } from '../../kit/named-shapes';
import { replaceShape } from '../../kit/validate';
import { nearQuery } from '../../kit/resource/located';
import { embeddedOutput } from '../../kit/resource/embeds';
import {
  boolean,
  dateBound,
  instant,
  integer,
  oneOf,
  type Shape,
  text,
  withJsonSchema,
} from '../../kit/schema';
import { eventOrders } from './queries/order';
import { eventEmbeds, makeEventsEmbeddable } from './embeds';
import { availabilities } from './availability';
import { declaredFields, type EventField, ownFields, type Place } from './fields';

/** In place of a zone: each event's own. */
export const eventClock = 'event';

function filterTimezone() {
  const schema = text().test(
    'timezone',
    `must be an IANA time zone such as Europe/Berlin, or ${eventClock}`,
    (value) => value === undefined || value === eventClock || IANAZone.isValidZone(value),
  );
  return withJsonSchema(schema, {
    format: 'timezone',
    minLength: 1,
    description: `The zone of all bounds: an IANA name, or ${eventClock} for each event's own clock. That of the site where nothing is said.`,
    examples: ['Europe/Berlin', eventClock],
  });
}

const bound = (description: string) => withJsonSchema(dateBound(), { description });
const form = 'Y-m-d or Y-m-d H:i:s, included.';

export const eventListQuery = {
  start_date: dateBound(),
  end_date: dateBound(),
  when: withJsonSchema(oneOf(['upcoming', 'running', 'past']), {
    description:
      'By the present: what has not ended, what has begun and not ended, what has ended.',
  }),
  starts_after: bound(`It starts then or later. ${form}`),
  starts_before: bound(`It starts then or earlier. ${form}`),
  ends_after: bound(`It ends then or later. ${form}`),
  ends_before: bound(`It ends then or earlier. ${form}`),
  filter_timezone: filterTimezone(),
  search: text({ max: 255 }),
  ...slugQuery,
  ...choosingQuery,
  ...nearQuery,
  ...orderQuery(eventOrders),
  categories: idList(),
  tags: idList(),
  featured: boolean(),
  venue: integer({ min: 0 }),
  organizer: integer({ min: 0 }),
  status: oneOf(eventStatuses).default('publish'),
};

type Fields = [name: string, field: EventField][];

/** The fields of a kind of answer, by the names of the wire. */
function outputsIn(fields: Fields, ...places: Place[]): Shape {
  const shown = fields.filter(([, field]) => places.includes(field.in));
  return Object.fromEntries(shown.map(([name, { as = name, output }]) => [as, output]));
}

const inputsOf = (fields: Fields): Shape =>
  Object.fromEntries(fields.flatMap(([name, { input }]) => (input ? [[name, input]] : [])));

/** What a create or update body may say. */
export const eventBody = inputsOf(ownFields);

/** What an answer has where it is named, in lists and alone. */
const byName = {
  slug: onlyByName(yup.string()),
  start_utc: onlyByName(yup.string()),
  end_utc: onlyByName(yup.string()),
  modified_utc: onlyByName(instant()),
  currency: onlyByName(yup.string()),
  availability: onlyByName(yup.string().oneOf([...availabilities])),
  _embedded: embeddedOutput(eventEmbeds),
};

/**
 * What only a single event has, lists have where it is named; but not the same once more as texts, nor what a project
 * keeps out of lists.
 */
function namedInLists(): Shape {
  const { meta, ...details } = outputsIn(ownFields, 'details');
  return Object.fromEntries(
    Object.entries(details).map(([name, schema]) => [name, onlyByName(schema)]),
  );
}

const itemOf = (fields: Fields): Shape => ({
  ...outputsIn(fields, 'lists', 'named'),
  ...namedInLists(),
  ...byName,
});

const wholeOf = (fields: Fields): Shape => ({
  ...outputsIn(fields, 'lists', 'details', 'named'),
  ...byName,
});

/** Fields for which a list has to read more of its events. */
export function needMore(names: readonly string[]): boolean {
  return names.some((name) => name !== 'slug' && name in namedOutput);
}

/** As lists show it. */
export const eventItemOutput = named('EventItem', itemOf(ownFields));

makeEventsEmbeddable(() => eventItemOutput);

export const eventOutput = named('Event', wholeOf(ownFields));

/** Those of a list's fields that it has where they are named. */
let namedOutput: Shape = {
  ...outputsIn(ownFields, 'named'),
  ...namedInLists(),
  ...byName,
};

const ownListQuery: Shape = { ...eventListQuery };

/** Shows the fields that a project adds, and takes them, in place of those that it added before. */
export function showAdded(parameters: Shape): void {
  const fields = declaredFields();
  replaceShape(eventListQuery, { ...ownListQuery, ...parameters });
  replaceShape(eventBody, inputsOf(fields));
  replaceShape(eventItemOutput, itemOf(fields));
  replaceShape(eventOutput, wholeOf(fields));
  namedOutput = { ...outputsIn(fields, 'named'), ...namedInLists(), ...byName };
}
