import { type Service, startService, type TestUser } from '../support';
import { type BoxOfficeType, documentOf, listAddress, person } from '../support/box-office';
import { columnsWith } from '../support/search-database';
import { makeSignedIn } from '../support/events';
import {
  attendeeStatuses,
  makeOffer,
  makeOrder,
  soldOf,
  type TestOrder,
  type TestTicket,
} from '../support/orders';
import { outboxOf, worker } from '../support/outbox';
import {
  askBack,
  makeChargedOrder,
  refundRequests,
  setRefunds,
  standingOf,
} from '../support/refunds';
import {
  type AdminApi,
  type Answer,
  registerFirstAdmin,
  registerWithGrants,
} from '#svc/testing/admin-api';

/* What the box office does in the panel, by the routes behind its buttons. */

let service: Service;
let manager: TestUser;
let admin: AdminApi;
let ticket: TestTicket;

beforeAll(async () => {
  service = await startService({ env: { PAYMENT_TEST_PROVIDER: 'true' } });
  manager = await makeSignedIn(service, 'event-manager', 'manager');
  admin = await registerFirstAdmin(service.url, person('Ada'));
  ticket = await makeOffer(service, manager, { event: { title: 'River concert' } });
});

/** Presses a button: `pay`, of an order. */
async function press(type: BoxOfficeType, id: number, verb: string, body?: object) {
  const document = await documentOf(admin, type, id);
  return admin('POST', `/svc-admin/${type}/${document}/${verb}`, body);
}

const messageOf = ({ status, body }: Answer) => [
  status,
  (body.error as { message: string }).message,
];

const order = (options: Partial<Parameters<typeof makeOrder>[1]> = {}) =>
  makeOrder(service, { places: [[ticket, 2]], ...options });

async function statusOf(orderId: number): Promise<string> {
  const answer = await service.call('GET', `svc/tickets/v1/orders/${orderId}`, { as: manager });
  return answer.body.status as string;
}

describe('an order', () => {
  test('that is pending is marked as paid, and its attendees are confirmed (4.11)', async () => {
    const { id } = await order({ status: 'pending' });
    expect((await press('orders', id, 'pay')).status).toBe(204);
    expect(await statusOf(id)).toBe('completed');
    expect(await attendeeStatuses(service, id)).toEqual(['confirmed', 'confirmed']);
  });

  test('is paid once, and confirmed once, however often the button is pressed (4.11)', async () => {
    const { id } = await order({ status: 'pending' });
    const document = await documentOf(admin, 'orders', id);
    const presses = [1, 2, 3].map(() => admin('POST', `/svc-admin/orders/${document}/pay`));
    expect((await Promise.all(presses)).map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(await outboxOf(service).mailsOf(id)).toHaveLength(1);
  });

  test('is cancelled, and its places are free (4.11)', async () => {
    const before = await soldOf(service, ticket);
    const { id } = await order();
    expect((await press('orders', id, 'cancel')).status).toBe(204);
    expect(await statusOf(id)).toBe('cancelled');
    expect(await soldOf(service, ticket)).toBe(before);
  });

  test('that cannot be changed this way shows the reason in a sentence (4.11)', async () => {
    const { id } = await order();
    await press('orders', id, 'cancel');
    expect(messageOf(await press('orders', id, 'pay'))).toEqual([
      400,
      'An order that is cancelled cannot be changed by the box office.',
    ]);
    const { id: onItsWay } = await order({ status: 'pending', settleAfter: 4_000_000_000 });
    expect(messageOf(await press('orders', onItsWay, 'cancel'))).toEqual([
      400,
      'Cannot change while the payment is being processed.',
    ]);
  });
});

describe('the confirmation', () => {
  test('is sent again as a mail of its own (4.14)', async () => {
    const { id } = await order();
    expect((await press('orders', id, 'confirm')).status).toBe(204);
    await worker().deliverDue();
    expect((await press('orders', id, 'confirm')).status).toBe(204);
    await worker().deliverDue();
    const mails = await outboxOf(service).mailsOf(id);
    expect(mails).toMatchObject([
      { state: 'done', payload: JSON.stringify({ orderId: id, status: 'completed' }) },
      { state: 'done' },
    ]);
    expect(mails[0]!.fact_id).not.toBe(mails[1]!.fact_id);
  });

  test('of an order that is still to be paid says so (4.14)', async () => {
    const { id } = await order({ status: 'pending' });
    expect((await press('orders', id, 'confirm')).status).toBe(204);
    const [mail] = await outboxOf(service).mailsOf(id);
    expect(JSON.parse(mail!.payload)).toEqual({ orderId: id, status: 'pending' });
  });

  test('is not queued twice while one is waiting, even with two requests at once (4.14)', async () => {
    const { id } = await order();
    const document = await documentOf(admin, 'orders', id);
    await worker().stopWorker();
    const presses = [1, 2].map(() => admin('POST', `/svc-admin/orders/${document}/confirm`));
    const statuses = (await Promise.all(presses)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([204, 400]);
    expect(messageOf(await press('orders', id, 'confirm'))[1]).toBe(
      'The confirmation is already waiting in the outbox.',
    );
    expect(await outboxOf(service).mailsOf(id)).toHaveLength(1);
    worker().startWorker();
    await worker().deliverDue();
  });

  test.each(['failed', 'cancelled', 'refunded'] as const)(
    'is not sent of an order that is %s (4.14)',
    async (status) => {
      const { id } = await order({ status });
      expect(messageOf(await press('orders', id, 'confirm'))).toEqual([
        400,
        `An order that is ${status} is not confirmed.`,
      ]);
      expect(await outboxOf(service).mailsOf(id)).toEqual([]);
    },
  );
});

interface Moment {
  deed: string;
  hand: string;
  by: string | null;
  guest?: string;
  amount?: number;
  reason?: string;
}

/** What the order's screen says has happened, the latest first. */
async function historyOf(id: number, as = admin): Promise<Moment[]> {
  const { body } = await as(
    'GET',
    `${listAddress('orders')}/${await documentOf(admin, 'orders', id)}`,
  );
  const { details } = body.data as {
    details: { history: (Moment & { at: number; codeEnd?: string })[] };
  };
  return details.history.map(({ at, codeEnd, ...moment }) => {
    expect(Math.abs(at - Date.now() / 1000)).toBeLessThan(60);
    // Places of one name are told apart.
    expect(codeEnd ?? '').toMatch(moment.guest === undefined ? /^$/ : /^\w{4}$/);
    return moment;
  });
}
const ada = { hand: 'administrator', by: 'Ada Office' };

describe('the history of an order', () => {
  test('says who did what, and of whose place (4.24)', async () => {
    const { id, attendeeIds } = await makeChargedOrder(service, { places: [[ticket, 2]] });
    await press('attendees', attendeeIds[0]!, 'cancel');
    await press('orders', id, 'confirm', {});
    const request = await askBack(service.call, manager, { attendee_id: attendeeIds[1] });
    await press('refund-requests', request, 'approve', {});
    const guest = 'Guest 2';
    expect(await historyOf(id)).toEqual([
      { deed: 'refund_paid', hand: 'service', by: null, guest, amount: 1000 },
      { deed: 'refund_approved', ...ada, guest, amount: 1000 },
      {
        deed: 'refund_requested',
        hand: 'account',
        by: 'manager',
        guest,
        amount: 1000,
        reason: 'Ill',
      },
      { deed: 'mail_again', ...ada },
      { deed: 'place_cancelled', ...ada, guest: 'Guest 1' },
      { deed: 'placed', hand: 'buyer', by: null },
    ]);
  });

  test('says that money is handed over by hand where the service gives none back (4.24)', async () => {
    const { id } = await order();
    const request = await askBack(service.call, manager, { order_id: id, amount: '1' });
    await press('refund-requests', request, 'approve', {});
    expect((await historyOf(id)).slice(0, 2)).toEqual([
      { deed: 'refund_by_hand', ...ada, amount: 100 },
      { deed: 'refund_approved', ...ada, amount: 100 },
    ]);
  });

  test('has the reason of a refund for those alone who may read that of refund requests (4.24, 5.7)', async () => {
    const { id } = await order();
    await askBack(service.call, manager, { order_id: id, reason: 'Ill again' });
    const cashier = await registerWithGrants(service.url, admin, person('Cleo'), {
      grants: [{ subject: 'plugin::svc.order', actions: ['read'], fields: ['publicId'] }],
    });
    const reasonsFor = async (as: AdminApi) => {
      const history = await historyOf(id, as);
      return history.map(({ deed, reason }) => [deed, reason]);
    };
    expect((await reasonsFor(admin))[0]).toEqual(['refund_requested', 'Ill again']);
    expect((await reasonsFor(cashier))[0]).toEqual(['refund_requested', undefined]);
  });

  test('has each thing once, however often it is pressed, and nothing that was refused (4.24)', async () => {
    const { id } = await order({ status: 'pending' });
    await Promise.all([1, 2, 3].map(() => press('orders', id, 'pay')));
    await Promise.all([1, 2, 3].map(() => press('orders', id, 'cancel')));
    await press('orders', id, 'pay');
    expect((await historyOf(id)).map(({ deed }) => deed)).toEqual(['cancelled', 'paid', 'placed']);
  });

  test('is written with what it is about: what cannot be written down does not happen (4.24)', async () => {
    const { id, attendeeIds } = await order({ status: 'pending' });
    const paid = await makeChargedOrder(service, { places: [[ticket, 2]] });
    const request = await askBack(service.call, manager, { order_id: paid.id, amount: '1' });
    const deeds = [
      ['orders', id, 'pay'],
      ['orders', id, 'cancel'],
      ['orders', paid.id, 'cancel'],
      ['orders', paid.id, 'confirm'],
      ['orders', paid.id, 'email', { email: 'other@example.test' }],
      ['attendees', attendeeIds[0]!, 'confirm'],
      ['attendees', paid.attendeeIds[0]!, 'cancel'],
      ['refund-requests', request, 'approve', {}],
      ['refund-requests', request, 'reject', {}],
    ] as const;
    const paths: string[] = [];
    for (const [type, thing, verb] of deeds) {
      paths.push(`/svc-admin/${type}/${await documentOf(admin, type, thing)}/${verb}`);
    }
    const db = service.strapi.db.connection;
    const names = ['svc_orders', 'svc_attendees', 'svc_tickets', 'svc_refund_requests'] as const;
    // What waits to be delivered goes on meanwhile: that there is nothing more of it counts.
    const kept = async () => [
      ...(await Promise.all(names.map((name) => db(name).orderBy('id')))),
      await db('svc_outbox_entries').orderBy('id').pluck('fact_id'),
    ];
    const before = await kept();
    await db.schema.renameTable('svc_order_log', 'svc_order_log_away');
    try {
      for (const [nth, [, , , body]] of deeds.entries()) {
        expect([paths[nth], (await admin('POST', paths[nth]!, body)).status]).toEqual([
          paths[nth],
          500,
        ]);
      }
    } finally {
      await db.schema.renameTable('svc_order_log_away', 'svc_order_log');
    }
    expect(await kept()).toEqual(before);
    expect((await press('orders', id, 'pay')).status).toBe(204);
    expect((await historyOf(id)).map(({ deed }) => deed)).toEqual(['paid', 'placed']);
  });

  test('says that a guest has another name, and neither name (4.24)', async () => {
    const { id, attendeeIds } = await order();
    const document = await documentOf(admin, 'attendees', attendeeIds[0]!);
    const path = `${listAddress('attendees')}/${document}`;
    for (const fullName of ['Nora New', 'Nora New']) await admin('PUT', path, { fullName });
    expect((await historyOf(id))[0]).toEqual({ deed: 'guest_changed', ...ada, guest: 'Nora New' });
    expect(await historyOf(id)).toHaveLength(2);
    await admin('PUT', path, { fullName: 'Other' });
    expect(await columnsWith(service, ['Nora New'])).toEqual([]);
  });
});

describe('a wrong e-mail address', () => {
  const correct = (id: number, body: object) => press('orders', id, 'email', body);
  const opens = async (token: string) =>
    (await service.call('GET', 'svc/tickets/v1/guest-order', { query: { token } })).status;

  test('is corrected: the old one stands nowhere, opens nothing, and the tickets go to the new one (4.25)', async () => {
    const account = await makeSignedIn(service, 'authenticated', 'typo');
    const old = 'tpyo@corrected.example';
    await service.strapi.db.connection('up_users').where({ id: account.id }).update({ email: old });
    const { id, token, attendeeIds } = await order({ buyerEmail: old, userId: account.id });
    const attendees = service.strapi.db.connection('svc_attendees');
    await attendees.where({ public_id: attendeeIds[0] }).update({ email: old });
    await askBack(service.call, manager, { order_id: id });
    expect(await opens(token)).toBe(200);
    const email = 'typo@corrected.example';
    expect((await correct(id, { email, before: old })).status).toBe(204);
    expect(await opens(token)).toBe(404);
    const own = await service.call('GET', 'svc/tickets/v1/my-orders', { as: account });
    expect(own.body.items ?? own.body).not.toContainEqual(expect.objectContaining({ id }));
    expect(await columnsWith(service, [old])).toEqual(['up_users.email']);
    expect(await columnsWith(service, [email])).toEqual([
      'svc_attendees.email',
      'svc_orders.buyer_email',
      'svc_refund_requests.buyer_email',
    ]);
    expect(await outboxOf(service).mailsOf(id)).toHaveLength(1);
    expect((await historyOf(id))[0]).toEqual({ deed: 'email_corrected', ...ada });
    await worker().deliverDue();
  });

  test('stays where what is typed is none, or somebody else has corrected it (4.25)', async () => {
    const { id, token } = await order();
    const wrong: [object, string][] = [
      [{}, 'The email must not be empty.'],
      [{ email: 'bea' }, 'The email must be an e-mail address.'],
      [{ email: 'bea@example.test' }, 'The email is what it was.'],
      [{ email: 'erased@svc.invalid' }, 'The email has to be one that mails can go to.'],
      [
        { email: 'new@example.test', before: 'other@example.test' },
        'The email was corrected by somebody else just now.',
      ],
    ];
    for (const [body, message] of wrong) {
      expect(messageOf(await correct(id, body))).toEqual([400, message]);
    }
    expect(await opens(token)).toBe(200);
    expect(await historyOf(id)).toHaveLength(1);
    const { id: cancelled } = await order({ status: 'cancelled' });
    expect(messageOf(await correct(cancelled, { email: 'new@example.test' }))).toEqual([
      400,
      'An order that is cancelled gets no mails.',
    ]);
  });
});

test('tickets are printed as they are mailed, and that is in the history (4.25)', async () => {
  const { email, password } = person('Ada');
  const signedIn = await fetch(`${service.url}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { data } = (await signedIn.json()) as { data: { token: string } };
  const headers = { authorization: `Bearer ${data.token}` };
  const print = async (id: number) => {
    const document = await documentOf(admin, 'orders', id);
    return fetch(`${service.url}/svc-admin/orders/${document}/tickets.pdf`, { headers });
  };
  const { id } = await order();
  const answer = await print(id);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect((await answer.text()).slice(0, 5)).toBe('%PDF-');
  expect((await historyOf(id))[0]).toEqual({ deed: 'printed', ...ada });
  const { id: cancelled } = await order();
  await press('orders', cancelled, 'cancel');
  const none = await print(cancelled);
  expect([none.status, await none.text()]).toEqual([
    400,
    expect.stringContaining('It has no tickets to print.'),
  ]);
});

describe('an attendee', () => {
  const statusesAfter = async ({ id, attendeeIds }: TestOrder, verb: string) => {
    const answer = await press('attendees', attendeeIds[0]!, verb);
    return [answer.status, (await attendeeStatuses(service, id))[0]];
  };

  test('is checked in, and the check-in is undone (3.9)', async () => {
    const made = await order();
    expect(await statusesAfter(made, 'check-in')).toEqual([204, 'checked_in']);
    expect(await statusesAfter(made, 'undo-check-in')).toEqual([204, 'confirmed']);
  });

  test('is checked in once: the second of two doors is told so (3.9)', async () => {
    const { attendeeIds } = await order();
    const document = await documentOf(admin, 'attendees', attendeeIds[0]!);
    const doors = [1, 2].map(() => admin('POST', `/svc-admin/attendees/${document}/check-in`));
    const answers = await Promise.all(doors);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 400]);
    const late = answers.find(({ status }) => status === 400)!;
    expect(messageOf(late)[1]).toBe('Is checked in already.');
  });

  test('without a confirmed place is not checked in, and not confirmed by undoing (3.9)', async () => {
    const made = await order({ status: 'pending' });
    expect(await statusesAfter(made, 'check-in')).toEqual([400, 'pending']);
    expect(await statusesAfter(made, 'undo-check-in')).toEqual([400, 'pending']);
    const [attendee] = made.attendeeIds;
    expect(messageOf(await press('attendees', attendee!, 'undo-check-in'))[1]).toBe(
      'Is pending, not checked in.',
    );
  });

  test('without a confirmed place has it confirmed, once (3.9)', async () => {
    const made = await order({ status: 'pending' });
    expect(await statusesAfter(made, 'confirm')).toEqual([204, 'confirmed']);
    expect(messageOf(await press('attendees', made.attendeeIds[0]!, 'confirm'))).toEqual([
      400,
      'Is confirmed, not pending.',
    ]);
  });

  test('whose place is cancelled frees it once, and no money goes back (3.9)', async () => {
    const before = await soldOf(service, ticket);
    const made = await order();
    expect(await statusesAfter(made, 'cancel')).toEqual([204, 'cancelled']);
    expect(await soldOf(service, ticket)).toBe(before + 1);
    expect(messageOf(await press('attendees', made.attendeeIds[0]!, 'cancel'))).toEqual([
      400,
      'Is cancelled already.',
    ]);
    expect(await soldOf(service, ticket)).toBe(before + 1);
    expect(await standingOf(service, made.id)).toEqual({ status: 'completed', refunded: 0 });
  });

  test('who is inside, or refunded, loses no place by cancelling it (3.9)', async () => {
    const made = await order();
    await press('attendees', made.attendeeIds[0]!, 'check-in');
    expect(await statusesAfter(made, 'cancel')).toEqual([400, 'checked_in']);
    await press('attendees', made.attendeeIds[0]!, 'refund');
    expect(await statusesAfter(made, 'cancel')).toEqual([400, 'refunded']);
    expect(await statusesAfter(made, 'confirm')).toEqual([400, 'refunded']);
  });

  describe('in the form', () => {
    const attendees = '/content-manager/collection-types/plugin::svc.attendee';
    const saved = async (id: number, data: object) =>
      admin('PUT', `${attendees}/${await documentOf(admin, 'attendees', id)}`, data);

    test('keeps the status, which is refused at its field, and the rest is saved (3.9)', async () => {
      const made = await order();
      const [id] = made.attendeeIds;
      for (const state of ['checked_in', 'cancelled', 'refunded', 'pending']) {
        const { status, body } = await saved(id!, { fullName: 'Nobody', state });
        expect(status).toBe(400);
        expect(body.error).toMatchObject({
          name: 'ValidationError',
          details: { errors: [{ path: ['state'], message: expect.stringContaining('actions') }] },
        });
      }
      expect((await saved(id!, { fullName: 'Grace', state: 'confirmed' })).status).toBe(200);
      expect(await attendeeStatuses(service, made.id)).toEqual(['confirmed', 'confirmed']);
      const kept = await service.call('GET', `svc/tickets/v1/attendees/${id}`, { as: manager });
      expect(kept.body.full_name).toBe('Grace');
    });

    test('is not deleted while the place is paid, alone or with others; over REST as ever (3.11)', async () => {
      const before = await soldOf(service, ticket);
      const made = await order();
      const [first, second] = made.attendeeIds;
      const documents = await Promise.all(
        made.attendeeIds.map((id) => documentOf(admin, 'attendees', id)),
      );
      const remove = (document: string) => admin('DELETE', `${attendees}/${document}`);
      const paid =
        'The place of Guest 1 is paid. Give the money back with "Refund…", or keep it with "Cancel place"; then delete.';
      expect(messageOf(await remove(documents[0]!))).toEqual([400, paid]);
      const all = { documentIds: documents };
      expect((await admin('POST', `${attendees}/actions/bulkDelete`, all)).status).toBe(400);
      expect(await soldOf(service, ticket)).toBe(before + 2);
      await press('attendees', first!, 'cancel');
      expect((await remove(documents[0]!)).status).toBe(200);
      expect(await soldOf(service, ticket)).toBe(before + 1);
      const path = `svc/tickets/v1/attendees/${second}`;
      expect((await service.call('DELETE', path, { as: manager })).status).toBe(200);
      expect(await soldOf(service, ticket)).toBe(before);
    });

    test('is deleted where nothing was paid: a pending order, nobody’s order (3.11)', async () => {
      const { attendeeIds } = await order({ status: 'pending' });
      const body = { full_name: 'Walk In', email: 'w@example.test', ticket_id: ticket.id };
      const made = await service.call('POST', 'svc/tickets/v1/attendees', { as: manager, body });
      for (const id of [attendeeIds[0]!, made.body.id as number]) {
        const address = `${attendees}/${await documentOf(admin, 'attendees', id)}`;
        expect((await admin('DELETE', address)).status).toBe(200);
      }
    });
  });

  test('a check-in or its undoing calls the hooks, as over REST (4.20)', async () => {
    await worker().stopWorker();
    const { attendeeIds } = await order();
    await press('attendees', attendeeIds[0]!, 'check-in');
    const rows = await outboxOf(service).rows();
    expect(JSON.parse(rows.at(-1)!.payload)).toEqual({
      changes: [{ attendeeId: attendeeIds[0], from: 'confirmed', to: 'checked_in' }],
    });
    worker().startWorker();
  });
});

describe('a refund request', () => {
  async function asked(behaviour: 'ok' | 'refused' | 'error' = 'ok') {
    const made = await makeChargedOrder(service, { places: [[ticket, 2]] }, behaviour);
    const id = await askBack(service.call, manager, { order_id: made.id });
    return { id, orderId: made.id };
  }

  async function read(id: number) {
    const answer = await service.call('GET', refundRequests, { as: manager });
    const all = answer.body as { id: number; status: string; admin_notes: string }[];
    const { status, admin_notes: notes } = all.find((one) => one.id === id)!;
    return { status, notes };
  }

  test('is approved with notes, and the money goes back (4.19)', async () => {
    const { id, orderId } = await asked();
    const answer = await press('refund-requests', id, 'approve', { notes: 'Was ill.' });
    expect(answer.status).toBe(204);
    expect(await read(id)).toEqual({ status: 'approved', notes: 'Was ill.' });
    expect(await statusOf(orderId)).toBe('refunded');
  });

  test('is rejected with notes, and everything stays (4.19)', async () => {
    const { id, orderId } = await asked();
    expect((await press('refund-requests', id, 'reject', { notes: 'Too late.' })).status).toBe(204);
    expect(await read(id)).toEqual({ status: 'rejected', notes: 'Too late.' });
    expect(await statusOf(orderId)).toBe('completed');
    expect(messageOf(await press('refund-requests', id, 'approve'))).toEqual([
      400,
      'Cannot change any more from rejected.',
    ]);
  });

  test('gives the money back once, however often it is approved (4.19)', async () => {
    const { id, orderId } = await asked();
    const document = await documentOf(admin, 'refund-requests', id);
    const path = `/svc-admin/refund-requests/${document}/approve`;
    await Promise.all([1, 2, 3].map(() => admin('POST', path, {})));
    expect((await read(id)).status).toBe('approved');
    const given = (await service.strapi.db
      .connection('svc_test_refunds')
      .where({ charge_key: `order-${orderId}` })) as unknown[];
    expect(given).toHaveLength(1);
  });

  test('that the provider refuses stays pending, and the message says so (4.19)', async () => {
    const { id, orderId } = await asked('refused');
    const answer = await press('refund-requests', id, 'approve', { notes: 'Try' });
    expect(answer.status).toBe(400);
    expect(await read(id)).toEqual({ status: 'pending', notes: 'Try' });
    await setRefunds(service, orderId, 'ok');
    expect((await press('refund-requests', id, 'approve', { notes: 'Again' })).status).toBe(204);
  });

  test('with an uncertain provider says that the refund is tried again (4.19)', async () => {
    const { id } = await asked('error');
    expect(messageOf(await press('refund-requests', id, 'approve'))).toEqual([
      500,
      'The payment provider cannot be reached. The refund is tried again.',
    ]);
  });

  test.each([
    ['long', 'n'.repeat(10_001), 'The notes must be at most 10000 characters long.'],
    ['no text', { a: 1 }, 'The notes must be text.'],
  ])('takes no notes that are %s (4.19)', async (_what, notes, message) => {
    const { id } = await asked();
    expect(messageOf(await press('refund-requests', id, 'reject', { notes }))).toEqual([
      400,
      message,
    ]);
    expect((await read(id)).status).toBe('pending');
  });
});
