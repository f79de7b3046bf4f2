import fc from 'fast-check';
import { amountOf, idOfAttendee, idOfOrder, nth, pick, step, what } from './step';
import { collections } from '../events';

/* Steps of the box office and of who sells. */

const toOrder = fc.constantFrom('completed', 'completed', 'cancelled', 'pending', 'refunded');

export const changeOrder = step(
  'order',
  { which: nth, to: toOrder },
  async (world, { which, to }) => {
    const { sales, office, service } = world;
    const order = pick(sales.orders, which);
    if (!order) return;
    const path = `svc/tickets/v1/orders/${idOfOrder(world, order)}`;
    const answer = () => service.call('PUT', path, { as: office, body: { status: to } });
    return [sales.changeOrder(order, to), await answer()];
  },
);

const begun = fc.constantFrom('pending', 'confirmed', 'checked_in');

export const addAttendee = step('attendee: add', { what, as: begun }, async (world, chosen) => {
  const { sales, manager, service, tickets } = world;
  const ticket_id = tickets[chosen.what]!;
  const body = { full_name: 'Cy', email: 'cy@example.test', ticket_id, status: chosen.as };
  const model = sales.addAttendee(sales.tickets[chosen.what]!, chosen.as);
  return [model, await service.call('POST', collections.attendees, { as: manager, body })];
});

const toAttendee = fc.constantFrom(
  ...['confirmed', 'checked_in', 'checked_in', 'cancelled', 'refunded', 'pending'],
);

export const changeAttendee = step(
  'attendee',
  { which: nth, to: toAttendee },
  async (world, chosen) => {
    const { sales, manager, service } = world;
    const attendee = pick(sales.attendees, chosen.which);
    if (!attendee) return;
    const path = `${collections.attendees}/${idOfAttendee(world, attendee)}`;
    const model = sales.changeAttendee(attendee, chosen.to);
    return [model, await service.call('PUT', path, { as: manager, body: { status: chosen.to } })];
  },
);

export const removeAttendee = step('attendee: remove', { which: nth }, async (world, { which }) => {
  const { sales, manager, service } = world;
  const attendee = pick(sales.attendees, which);
  if (!attendee) return;
  const path = `${collections.attendees}/${idOfAttendee(world, attendee)}`;
  const model = sales.removeAttendee(attendee);
  return [model, await service.call('DELETE', path, { as: manager })];
});

const capacity = fc.constantFrom(-1, 0, 1, 2, 4);

export const changeCapacity = step('capacity', { what, capacity }, async (world, chosen) => {
  const { sales, manager, service, tickets } = world;
  sales.tickets[chosen.what]!.capacity = chosen.capacity;
  const path = `${collections.tickets}/${tickets[chosen.what]}`;
  const body = { capacity: chosen.capacity };
  return ['200', await service.call('PUT', path, { as: manager, body })];
});

/** Of a ticket that is not free. In minor units. */
const price = fc.constantFrom(1, 999, 1000, 99_999_999);

export const changePrice = step('price', { what: fc.nat(1), price }, async (world, chosen) => {
  const { sales, manager, service, tickets } = world;
  sales.tickets[chosen.what]!.price = chosen.price;
  const path = `${collections.tickets}/${tickets[chosen.what]}`;
  const body = { price: amountOf(chosen.price) };
  return ['200', await service.call('PUT', path, { as: manager, body })];
});
