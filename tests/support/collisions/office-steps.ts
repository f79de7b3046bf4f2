import type { Step, WeightedSteps } from './panel-steps';

/* What is done at the counter, with the tickets of an event, and by those who look after orders and the outbox. */

let sales = 0;

/** Two places of one of the newest tickets, to somebody who stands there. */
const sellAtCounter: Step = async ({ world, admin, one, nth }) => {
  const ticket = (await world.service.strapi.db
    .connection('svc_tickets')
    .where({ document_id: await one('tickets') })
    .first('public_id')) as { public_id: number } | undefined;
  return admin('POST', '/svc-admin/counter/sales', {
    key: `walk-in-${(sales += 1)}-${process.pid}`,
    tickets: [{ ticketId: ticket?.public_id ?? 1, quantity: 2 }],
    name: 'Wanda Walk-In',
    means: ['cash', 'card', 'free'][nth],
  });
};

const closeTill: Step = async ({ admin }) => {
  const { body } = await admin('GET', '/svc-admin/counter/tills');
  const till = (body.own as { id: number } | null)?.id ?? 1;
  return admin('POST', '/svc-admin/counter/tills/close', { till, counted: 1000 });
};

/** On the screen of an event, which may be another ticket's. */
const ofTicket =
  (method: 'POST' | 'DELETE'): Step =>
  async ({ world, admin, one, nth }) => {
    const db = world.service.strapi.db.connection;
    const document = await one('tickets');
    const ticket = (await db('svc_tickets as t')
      .join('svc_events as e', 'e.public_id', 't.event_id')
      .where('t.document_id', document)
      .first('e.document_id as event')) as { event: string } | undefined;
    const path = `/svc-admin/events/${ticket?.event ?? 'gone'}/tickets/${document}`;
    return admin(method, path, method === 'POST' ? { capacity: 20 + nth } : undefined);
  };

const newestEntry: Step = async ({ world, admin }) => {
  const entry = (await world.service.strapi.db
    .connection('svc_outbox_entries')
    .orderBy('id', 'desc')
    .first('document_id')) as { document_id: string } | undefined;
  return admin('POST', `/svc-admin/outbox/${entry?.document_id ?? 'none'}/retry`, {});
};

const ofOrder =
  (method: 'GET' | 'POST', action: string, body?: object): Step =>
  async ({ admin, one }) =>
    admin(method, `/svc-admin/orders/${await one('orders')}/${action}`, body);

const trashEvents =
  (action: '' | '/restore'): Step =>
  async ({ admin, some }) =>
    admin('POST', `/svc-admin/trash/plugin::svc.event${action}`, {
      documentIds: await some('events'),
    });

const openForm =
  (method: 'POST' | 'DELETE'): Step =>
  async ({ admin, one }) =>
    admin(method, `/svc-admin/open-forms/plugin::svc.event/${await one('events')}`);

const passwordsOf =
  (method: 'GET' | 'POST' | 'DELETE', body?: object): Step =>
  async ({ admin, one }) =>
    admin(method, `/svc-admin/users/${await one('up_users')}/application-passwords`, body);

/** Of one of the newest users, who may have none. */
const revokePassword: Step = async (hands) => {
  const { body } = await passwordsOf('GET')(hands);
  const [newest] = (body.items ?? []) as { uuid: string }[];
  const user = await hands.one('up_users');
  const uuid = newest?.uuid ?? '7f1e0c52-1111-4222-8333-944455566677';
  return hands.admin('DELETE', `/svc-admin/users/${user}/application-passwords/${uuid}`);
};

export const officeSteps: WeightedSteps = {
  'make a password for a program': [1, passwordsOf('POST', { name: 'Website' })],
  'revoke a password': [1, revokePassword],
  'revoke all passwords of a user': [1, passwordsOf('DELETE')],
  'sell at the counter': [4, sellAtCounter],
  'open a till': [1, ({ admin }) => admin('POST', '/svc-admin/counter/tills', { opening: 1000 })],
  'close a till': [1, closeTill],
  'add a ticket to an event': [
    2,
    async ({ admin, one, nth }) =>
      admin('POST', `/svc-admin/events/${await one('events')}/tickets`, {
        title: `Row ${nth}`,
        priceMinor: 1000 * nth,
        capacity: 10,
      }),
  ],
  'change a ticket of an event': [2, ofTicket('POST')],
  'remove a ticket of an event': [1, ofTicket('DELETE')],
  'take the money of an order': [2, ofOrder('POST', 'pay', { means: 'cash' })],
  'hand money back': [2, ofOrder('POST', 'refund', { means: 'cash' })],
  'send a confirmation again': [1, ofOrder('POST', 'confirm', { end_earlier_links: true })],
  'print the tickets of an order': [1, ofOrder('GET', 'tickets.pdf')],
  'erase a buyer': [1, ofOrder('POST', 'erase-buyer', { force: true })],
  'trash several events': [1, trashEvents('')],
  'restore several events': [2, trashEvents('/restore')],
  'open a form': [1, openForm('POST')],
  'close a form': [1, openForm('DELETE')],
  'send an entry of the outbox again': [1, newestEntry],
};
