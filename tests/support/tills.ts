import { documentOf, person } from './box-office';
import { makeOrder, type TestTicket } from './orders';
import type { Service } from './service';
import { type AdminApi, type Answer, registerWithGrants } from '#svc/testing/admin-api';

/* Tills, and clerks who keep one. */

interface TillSum {
  kind: 'sale' | 'payment' | 'refund';
  means: string;
  count: number;
  amount: number | string;
}

export interface Till {
  holder: string;
  opening: number | string;
  id: number;
  expected: number | string;
  counted: number | string | null;
  closedAt: number | null;
  sums: TillSum[];
}

export const openTill = (as: AdminApi, opening: unknown = 5000) =>
  as('POST', '/svc-admin/counter/tills', { opening });
export const closeTill = (as: AdminApi, till: number, counted: unknown) =>
  as('POST', '/svc-admin/counter/tills/close', { till, counted });
export const tillsOf = async (as: AdminApi) =>
  (await as('GET', '/svc-admin/counter/tills')).body as unknown as {
    own: Till | null;
    closed: Till[];
  };

const messageOf = ({ body }: Answer) => (body.error as { message: string } | undefined)?.message;

const counter = 'plugin::svc.orders.counter';

/** Who sells, marks as paid and refunds. */
export const registerCashier = (url: string, admin: AdminApi, name: string) =>
  registerWithGrants(url, admin, person(name), {
    grants: [
      { subject: 'plugin::svc.order', actions: ['read'], fields: ['publicId'] },
      { subject: 'plugin::svc.refund-request', actions: ['read'], fields: ['publicId'] },
    ],
    actions: [counter, 'plugin::svc.orders.pay', 'plugin::svc.refund-requests.decide'],
  });

/** The first process, and who makes orders and clerks there. */
interface Shop {
  service: Service;
  admin: AdminApi;
  seat: TestTicket;
}

async function ordersOf(
  { service, admin, seat }: Shop,
  status: 'pending' | 'completed',
  n: number,
) {
  const made = await Promise.all(
    Array.from({ length: n }, () =>
      makeOrder(service, { places: [[seat, 1]], status, paymentMethod: 'offline' }),
    ),
  );
  return Promise.all(made.map(({ id }) => documentOf(admin, 'orders', id)));
}

/** A till that is closed while money comes into it and goes out: what was answered, closed and written down. */
export async function closeAmidMovements(shop: Shop, cashier: AdminApi, other: AdminApi) {
  const [payable, paid] = await Promise.all([
    ordersOf(shop, 'pending', 3),
    ordersOf(shop, 'completed', 2),
  ]);
  await openTill(cashier, 10_000);
  const { own } = await tillsOf(cashier);
  const move = (documents: string[], action: string) =>
    documents.map((document, n) =>
      (n % 2 ? cashier : other)('POST', `/svc-admin/orders/${document}/${action}`, {
        means: 'cash',
      }),
    );
  const moving = [...move(payable, 'pay'), ...move(paid, 'refund')];
  const closing = (async () => {
    for (;;) {
      const answer = await closeTill(cashier, own!.id, 0);
      if (answer.status === 200) return;
      if (!/is not over/.test(messageOf(answer) ?? '')) throw new Error(messageOf(answer));
    }
  })();
  const answers = await Promise.all(moving);
  await closing;
  const [closed] = (await tillsOf(cashier)).closed;
  const amounts = (await shop.service.strapi.db
    .connection('svc_till_sales')
    .where({ till_id: own!.id })
    .pluck('amount_minor')) as (number | string)[];
  return {
    answers: answers.map((answer) => ({ status: answer.status, message: messageOf(answer) })),
    expected: Number(closed!.expected),
    written: amounts.reduce((sum: number, one) => sum + Number(one), 10_000),
    movements: amounts.length,
  };
}
