import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { type Dies, dies, idOfOrder, nth, pick, type Said, sendTo, step, what, who } from './step';
import { cartOf, type Order } from './things';
import { built } from '#svc/testing/built';
import { asBuyer, assertSameCart, checkoutSteps, type World } from './world';
import type { Call } from '#svc/testing/client';
import type { Fields } from '../events';
import { shopperOf } from '../shop';
import { byStripe, intentOf, methods, tell } from '../stripe-shop';

/* Steps of buyers. */

const { runJobs } = built<typeof import('../../../src/plugins/svc/server/src/jobs')>('jobs');

const quantities = { add: fc.integer({ min: 1, max: 5 }), set: fc.integer({ min: 0, max: 5 }) };

export const changeCart = (mode: 'add' | 'set') =>
  step(`cart: ${mode}`, { who, what, quantity: quantities[mode] }, async (world, chosen) => {
    const { sales, shoppers, tickets } = world;
    const { quantity } = chosen;
    const model = sales[mode](sales.buyers[chosen.who]!, sales.tickets[chosen.what]!, quantity);
    const answer = await shoppers[chosen.who]![mode](tickets[chosen.what]!, quantity);
    if (answer.status === 200) assertSameCart(world, chosen.who, answer.body);
    return [model, answer];
  });

export const clearCart = step('cart: clear', { who }, async ({ sales, shoppers }, chosen) => {
  return [sales.clear(sales.buyers[chosen.who]!), await shoppers[chosen.who]!.clear()];
});

export const signIn = step(
  'sign in',
  { guest: fc.nat(1), user: fc.nat(1) },
  async (world, chosen) => {
    const { sales, service, shoppers } = world;
    const [guest, user] = [chosen.guest, 2 + chosen.user];
    const model = sales.signIn(sales.buyers[user]!, sales.buyers[guest]!);
    const token = shoppers[guest]!.token();
    const answer = await shopperOf(service.call, asBuyer(world, user), token).show();
    if (answer.status === 200) assertSameCart(world, user, answer.body);
    return [model, answer];
  },
);

/** As if the time of the cart's hold had passed. */
export const expire = step('a hold ends', { who }, async (world, chosen) => {
  const { sales, service, shoppers } = world;
  const user = asBuyer(world, chosen.who);
  const digest = createHash('sha256').update(shoppers[chosen.who]!.token()).digest('hex');
  sales.buyers[chosen.who]!.isExpired = true;
  await service.strapi.db
    .connection('svc_carts')
    .where(user ? { user_id: user.id } : { token_digest: digest })
    .whereNotNull('expires_at')
    .update({ expires_at: 1 });
});

const sent = fc.constantFrom(
  ...['tok_ok', 'tok_ok', 'tok_ok', 'tok_declined', 'tok_error', 'offline', 'offline', 'free'],
  ...['tok_refund_refused', 'tok_refund_error'],
);
const anybody = fc.nat(4).map((one) => one === 0);
const key = fc.constantFrom(undefined, undefined, 'first', 'second');

function paymentOf(token: string): Fields {
  return token.startsWith('tok_')
    ? { payment_method: 'test', payment_token: token }
    : { payment_method: token, payment_token: undefined };
}

/** Mostly somebody with something in the cart. */
function payerOf({ sales }: World, { who: chosen, anybody }: Checkout): number {
  const full = [0, 1, 2, 3].filter((one) => cartOf(sales.buyers[one]!).length > 0);
  return anybody || full.length === 0 ? chosen : full[chosen % full.length]!;
}

type Checkout = { anybody: boolean; who: number; sent: string; key?: string };

async function checkOut(world: World, chosen: Checkout, dying?: Dies): Promise<Said> {
  const { sales, shoppers } = world;
  const payer = payerOf(world, chosen);
  const [buyer, shopper] = [sales.buyers[payer]!, shoppers[payer]!];
  const total = sales.totalOf(buyer);
  const { death } = dying ?? {};
  const model = sales.checkOut(buyer, chosen.sent, { key: chosen.key, death });
  const headers = chosen.key ? { 'Idempotency-Key': chosen.key } : {};
  const pay = (call: Call) =>
    shopperOf(call, asBuyer(world, payer), shopper.token()).pay(
      paymentOf(chosen.sent),
      headers as Record<string, string>,
    );
  const token = total > 0 ? chosen.sent : 'free';
  return [model, await sendTo(world, dying, checkoutSteps, token)(pay)];
}

/** By a card whose bank asks the buyer something first. */
export const checkoutByCard = step('checkout by card', { who, anybody }, async (world, chosen) => {
  const { sales, service, shoppers } = world;
  const payer = payerOf(world, { ...chosen, sent: 'stripe' });
  const buyer = sales.buyers[payer]!;
  const model = sales.checkOut(buyer, 'stripe', {});
  const shopper = shopperOf(service.call, asBuyer(world, payer), shoppers[payer]!.token());
  return [model, await shopper.pay(byStripe(methods.asked))];
});

const isWaiting = (order: Order) => order.token === 'stripe' && order.buyer.paying === order;

async function tellOf(world: World, order: Order, isPaid: boolean): Promise<Said> {
  const { sales, service, stripe } = world;
  const { id } = await intentOf(service, stripe, idOfOrder(world, order));
  stripe.settle(id, isPaid ? 'succeeded' : 'failed');
  const type = isPaid ? 'payment_intent.succeeded' : 'payment_intent.payment_failed';
  return [sales.payLater(order, isPaid), await tell(service.call, stripe.intent(id), type)];
}

/** While the shop waits for it. */
export const answerBank = step(
  'answer the bank',
  { which: nth, isPaid: fc.nat(3).map((one) => one > 0) },
  async (world, { which, isPaid }) => {
    const order = pick(world.sales.orders.filter(isWaiting), which);
    if (order) return tellOf(world, order, isPaid);
  },
);

/** When the shop no longer does. */
export const payLate = step('a late payment', { which: nth }, async (world, { which }) => {
  const given = world.sales.orders.filter(({ lost }) => lost !== undefined);
  const order = pick(given, which);
  if (order) return tellOf(world, order, true);
});

/** The time is over in which an order waits for its buyer, and Stripe cannot be asked. */
export const giveUp = step('give a payment up', { which: nth }, async (world, { which }) => {
  const { sales, service, stripe } = world;
  const order = pick(sales.orders.filter(isWaiting), which);
  if (!order) return;
  const id = idOfOrder(world, order);
  const db = service.strapi.db.connection;
  await db('svc_carts').where({ order_id: id }).update({ expires_at: 1 });
  await db('svc_orders').where({ public_id: id }).update({ settle_after: 1 });
  stripe.fail('cancel', { when: 'before', how: 500 }, 2);
  await runJobs();
  stripe.recover();
  sales.giveUp(order);
});

export const checkout = step('checkout', { who, anybody, sent, key }, (world, chosen) =>
  checkOut(world, chosen),
);
export const deadlyCheckout = step(
  'checkout with a crash',
  { who, anybody, sent, key, dies },
  (world, chosen) => checkOut(world, chosen, chosen.dies),
);
