import type { Call, Handle } from '#svc/testing/client';
import { makeOrder, type OrderOptions, type TestOrder } from './orders';
import type { Service } from './service';

/* Orders that somebody wants the money of. */

export const refundRequests = 'svc/tickets/v1/refund-requests';

/** What the test provider does when it is asked for the money. */
export type RefundBehaviour = 'ok' | 'refused' | 'error';

/** An order that was paid with the test provider. */
export async function makeChargedOrder(
  service: Service,
  options: OrderOptions,
  behaviour: RefundBehaviour = 'ok',
): Promise<TestOrder> {
  const order = await makeOrder(service, { paymentMethod: 'test', ...options });
  const db = service.strapi.db.connection;
  const { total_minor: total } = (await db('svc_orders')
    .where({ public_id: order.id })
    .first('total_minor')) as { total_minor: number | string };
  await db('svc_test_charges').insert({
    key: `order-${order.id}`,
    status: 'paid',
    amount_minor: Number(total),
    currency: 'USD',
    refund_behaviour: behaviour,
    created: 1,
  });
  return order;
}

/** Changes what the provider does. */
export async function setRefunds({ strapi }: Service, orderId: number, to: RefundBehaviour) {
  await strapi.db
    .connection('svc_test_charges')
    .where({ key: `order-${orderId}` })
    .update({ refund_behaviour: to });
}

/** What the provider gave back of an order, in minor units, refund by refund. */
export async function givenBack({ strapi }: Service, orderId: number): Promise<number[]> {
  const amounts = (await strapi.db
    .connection('svc_test_refunds')
    .where({ charge_key: `order-${orderId}`, status: 'refunded' })
    .orderBy('id')
    .pluck('amount_minor')) as (number | string)[];
  return amounts.map(Number);
}

/** An order's status, and what of it counts as refunded. */
export async function standingOf({ strapi }: Service, orderId: number) {
  const row = (await strapi.db
    .connection('svc_orders')
    .where({ public_id: orderId })
    .first('status', 'refunded_minor')) as { status: string; refunded_minor: number | string };
  return { status: row.status, refunded: Number(row.refunded_minor) };
}

/** Asks for money back; the id of the request. */
export async function askBack(call: Call, as: Handle, body: object): Promise<number> {
  const answer = await call('POST', refundRequests, { as, body: { reason: 'Ill', ...body } });
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body.id as number;
}

/** What a refusal says of its parameters. */
export function invalid(params: Record<string, RegExp>) {
  return {
    status: 400,
    body: {
      code: 'rest_invalid_param',
      data: {
        params: Object.fromEntries(
          Object.entries(params).map(([name, reason]) => [name, expect.stringMatching(reason)]),
        ) as object,
      },
    },
  };
}
