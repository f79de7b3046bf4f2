import fc from 'fast-check';
import {
  amountOf,
  type Dies,
  dies,
  idOfAttendee,
  idOfOrder,
  nth,
  pick,
  type Said,
  sendTo,
  step,
} from './step';
import { asBuyer, letTimePass, refundSteps, type World } from './world';
import type { Call } from '#svc/testing/client';
import { refundRequests } from '../refunds';

/* Steps on the money's way back. */

const by = fc.constantFrom('office', 'office', 'owner', 'owner', 'stranger');
const amount = fc.constantFrom(undefined, undefined, undefined, 1, 333, 500, 1000, 1001);
const subject = fc.constantFrom('order', 'attendee');

export const askBack = step(
  'ask back',
  { by, subject, which: nth, amount },
  async (world, chosen) => {
    const { sales, office, service } = world;
    const attendee =
      chosen.subject === 'attendee' ? pick(sales.attendees, chosen.which) : undefined;
    const order = attendee ? attendee.order : pick(sales.orders, chosen.which);
    if (!attendee && !order) return;
    const owner = order ? sales.buyers.indexOf(order.buyer) : 2;
    const asker = chosen.by === 'owner' ? owner : 2 + (owner % 2 === 0 ? 1 : 0);
    const body = {
      reason: 'Ill',
      ...(attendee
        ? { attendee_id: idOfAttendee(world, attendee) }
        : { order_id: idOfOrder(world, order!) }),
      ...(chosen.amount && { amount: amountOf(chosen.amount) }),
    };
    const isOffice = chosen.by === 'office';
    const as = isOffice ? office : asBuyer(world, asker);
    const buyer = isOffice ? null : sales.buyers[asker]!;
    const model = sales.askBack(buyer, { order, attendee }, chosen.amount);
    return [model, await service.call('POST', refundRequests, { as, body })];
  },
);

const toRefund = fc.constantFrom('approved', 'approved', 'approved', 'rejected', 'pending');

type Decision = { which: number; to: string };

async function decide(world: World, chosen: Decision, dying?: Dies): Promise<Said> {
  const { sales, office, stored } = world;
  const refund = pick(sales.refunds, chosen.which);
  if (!refund) return;
  const id = stored.refund_requests[sales.refunds.indexOf(refund)]!.public_id;
  const put = (call: Call) =>
    call('PUT', `${refundRequests}/${id}`, { as: office, body: { status: chosen.to } });
  const { token } = refund.order;
  const model = sales.decide(refund, chosen.to, dying?.death);
  return [model, await sendTo(world, dying, refundSteps, token)(put)];
}

export const decision = step('decide', { which: nth, to: toRefund }, (world, chosen) =>
  decide(world, chosen),
);
export const deadlyDecision = step('decide with a crash', { which: nth, dies }, (world, chosen) =>
  decide(world, { which: chosen.which, to: 'approved' }, chosen.dies),
);

/** The provider gives back what it did not want to. */
export const recover = step('the provider recovers', {}, async ({ sales, service }) => {
  for (const order of sales.orders) {
    if (order.token.startsWith('tok_refund')) order.token = 'tok_ok';
  }
  await service.strapi.db.connection('svc_test_charges').update({ refund_behaviour: 'ok' });
});

export const settle = step('a minute passes', {}, async (world) => {
  world.sales.settle();
  await letTimePass(world);
});
