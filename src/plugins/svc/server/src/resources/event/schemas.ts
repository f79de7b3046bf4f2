import { eventStatuses } from '../../contract/event-status';
import { idList } from '../../kit/id-lists';
import { named, replaceShape } from '../../kit/named-shapes';
import { boolean, dateBound, integer, oneOf, type Shape, text } from '../../kit/schema';
import { declaredFields, type EventField, ownFields, type Place } from './fields';

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

/** As lists show it. */
export const eventItemOutput = named('EventItem', outputsIn(ownFields, 'lists'));

export const eventOutput = named('Event', outputsIn(ownFields, 'lists', 'details'));

const ownListQuery: Shape = { ...eventListQuery };

/** Shows the fields that a project adds, and takes them, in place of those that it added before. */
export function showAdded(parameters: Shape): void {
  const fields = declaredFields();
  replaceShape(eventListQuery, { ...ownListQuery, ...parameters });
  replaceShape(eventBody, inputsOf(fields));
  replaceShape(eventItemOutput, outputsIn(fields, 'lists'));
  replaceShape(eventOutput, outputsIn(fields, 'lists', 'details'));
}
