import { eventStatuses } from '../../contract/event-status';
import { idList } from '../../kit/id-lists';
import { named } from '../../kit/named-shapes';
import { boolean, dateBound, integer, oneOf, type Shape, text } from '../../kit/schema';
import { declaredFields, type Place } from './fields';

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

/** The fields of a kind of answer, by the names of the wire. */
function outputsIn(...places: Place[]): Shape {
  const shown = declaredFields.filter(([, field]) => places.includes(field.in));
  return Object.fromEntries(shown.map(([name, { as = name, output }]) => [as, output]));
}

/** What a create or update body may say. */
export const eventBody: Shape = Object.fromEntries(
  declaredFields.flatMap(([name, { input }]) => (input ? [[name, input]] : [])),
);

/** As lists show it. */
export const eventItemOutput = named('EventItem', outputsIn('lists'));

export const eventOutput = named('Event', outputsIn('lists', 'details'));
