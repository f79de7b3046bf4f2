import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { type AdminApi, registerFirstAdmin } from '#svc/testing/admin-api';
import { type Service, startService } from '../support';
import { documentOf, person } from '../support/box-office';
import { copyCompiled, copyPlugin } from '../support/copies';
import { makeSignedIn } from '../support/events';
import { makeOffer, soldOf, type TestTicket } from '../support/orders';
import { givenBack, makeChargedOrder } from '../support/refunds';
import { attendeeRow, returnable, scanAt, selfHelpOf, taken } from '../support/self-help';

/*
 * The control run of self-help-races.test.ts: the same races against a service that looks at the rules first, and writes a
 * moment later what it has found to be right. Each of them goes wrong, sooner or later.
 */

const lookFirst = (problem: string) => `
  const { row, facts } = await own_place_1.findOwnPlace(strapi_1.database(), owner);
  const problem = self_help_1.${problem}(facts);
  if (problem) throw problem;
  await new Promise((resolve) => setTimeout(resolve, 300));`;

const handOn = `
exports.handOn = async (owner, to) => {${lookFirst('handOnProblem')}
  await strapi_1.database()('svc_attendees').where({ public_id: row.public_id }).update({
    full_name: to.fullName, email: to.email, handed_on_at: 1,
    security_code: secrets_1.newSecurityCode(),
  });
};
`;

const rename = `
exports.renameGuest = async (owner, name) => {${lookFirst('renameProblem')}
  await new Promise((resolve) => setTimeout(resolve, 80));
  await strapi_1.database()('svc_attendees').where({ public_id: row.public_id })
    .update({ full_name: name.fullName, email: name.email });
};
`;

const giveBack = `
exports.giveBack = async (owner, reason) => {${lookFirst('returnProblem')}
  const { amount } = self_help_1.returnOffer(facts);
  const db = strapi_1.database();
  if (amount === 0) {
    await db('svc_attendees').where({ public_id: row.public_id }).update({ status: 'cancelled' });
    await db('svc_tickets').where({ public_id: row.ticket_id }).decrement('sold', 1);
    return amount;
  }
  const { insertRequest } = require('../../refund-request/operations/request-refund');
  const { findRefundableOrder } = require('../../refund-request/queries/refund-subject');
  const { findRefundRow } = require('../../refund-request/queries/refund-requests');
  const { reserveRefund } = require('../../order/refunded-amount');
  const request = await strapi_1.retriedTransaction(async (trx) => {
    const order = await findRefundableOrder(trx, row.order_id);
    const input = { attendeeId: row.public_id, amount, reason: 'x', userId: null };
    const id = await insertRequest(trx, input, { order, attendees: [], pendingRequests: [] });
    await reserveRefund(trx, { orderId: row.order_id, amount }, ['completed', 'partially_refunded']);
    await trx('svc_refund_requests').where({ public_id: id })
      .update({ settle_after: 9999999999, open_key: null });
    return findRefundRow(trx, id);
  });
  await refund_payment_1.refundPayment(request);
  return amount;
};
`;

let service: Service;
let admin: AdminApi;
let seat: TestTicket;
let free: TestTicket;

beforeAll(async () => {
  const copy = copyCompiled('self-help');
  const codeDir = copyPlugin(copy);
  const operations = path.join(codeDir, 'resources/self-help/operations');
  appendFileSync(path.join(operations, 'hand-on.js'), handOn);
  appendFileSync(path.join(operations, 'rename-guest.js'), rename);
  appendFileSync(path.join(operations, 'give-back.js'), giveBack);
  const distDir = path.join(copy, 'dist');
  service = await startService({ distDir, codeDir, env: { PAYMENT_TEST_PROVIDER: 'true' } });
  const manager = await makeSignedIn(service, 'event-manager', 'manager');
  admin = await registerFirstAdmin(service.url, person('Ada'));
  seat = await makeOffer(service, manager, { event: returnable });
  free = await makeOffer(service, manager, { price: 0 });
});

async function place(ticket = seat) {
  const { id, token, attendeeIds } = await makeChargedOrder(service, { places: [[ticket, 3]] });
  const attendee = attendeeIds[0]!;
  const before = await attendeeRow(service, attendee);
  return { id, attendee, before, help: selfHelpOf(service.call, token, attendee) };
}

const eight = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 8 }, work));

/** A race that goes wrong, sooner or later: whether one did. */
async function goesWrong(race: () => Promise<boolean>): Promise<boolean> {
  for (let round = 0; round < 6; round += 1) if (await race()) return true;
  return false;
}

test('without the guard a ticket is handed on to several (8.14)', async () => {
  const race = async () => {
    const { help } = await place();
    return taken(await eight(() => help.transfer())) > 1;
  };
  expect(await goesWrong(race)).toBe(true);
});

test('without the guard somebody is inside, and the ticket is handed on (8.14)', async () => {
  const race = async () => {
    const { attendee, before, help } = await place();
    const scan = { code: before.security_code };
    const [handed, { verdict }] = await Promise.all([
      help.transfer(),
      scanAt(admin, seat.eventId, scan),
    ]);
    const { status } = await attendeeRow(service, attendee);
    return handed.status === 200 && verdict === 'admitted' && status === 'checked_in';
  };
  expect(await goesWrong(race)).toBe(true);
});

test('without the guard a place is free more than once (8.14)', async () => {
  const race = async () => {
    const { help } = await place(free);
    const sold = await soldOf(service, free);
    const answers = await Promise.all([help.giveBack(), help.giveBack()]);
    return taken(answers) > 1 && (await soldOf(service, free)) < sold - 1;
  };
  expect(await goesWrong(race)).toBe(true);
});

test('without the guard a place is paid back more than once (8.14)', async () => {
  const race = async () => {
    const { id, help } = await place();
    await Promise.all([help.giveBack(), help.giveBack()]);
    return (await givenBack(service, id)).length > 1;
  };
  expect(await goesWrong(race)).toBe(true);
});

test('without the guard the box office pays back what was given back (8.14)', async () => {
  const race = async () => {
    const { id, attendee, help } = await place();
    const document = await documentOf(admin, 'attendees', attendee);
    const refund = () => admin('POST', `/svc-admin/attendees/${document}/refund`, {});
    await Promise.all([help.giveBack(), refund()]);
    return (await givenBack(service, id)).length > 1;
  };
  expect(await goesWrong(race)).toBe(true);
});

test('without the guard the ticket of somebody else has the name of before (8.14)', async () => {
  const bea = { full_name: 'Bea', email: 'bea@example.org' };
  const race = async () => {
    const { attendee, help } = await place();
    await Promise.all([help.transfer(), help.rename(bea)]);
    const { email, handed_on_at: at } = await attendeeRow(service, attendee);
    return at !== null && email === bea.email;
  };
  expect(await goesWrong(race)).toBe(true);
});
