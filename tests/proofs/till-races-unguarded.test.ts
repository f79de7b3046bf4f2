import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { type AdminApi, registerFirstAdmin } from '#svc/testing/admin-api';
import { type Service, startService } from '../support';
import { person } from '../support/box-office';
import { copyCompiled, copyPlugin } from '../support/copies';
import { makeSignedIn } from '../support/events';
import { makeOffer, type TestTicket } from '../support/orders';
import { closeAmidMovements, registerCashier } from '../support/tills';

/*
 * The control run of till-races.test.ts: the same race against a service that looks for the open till when the request
 * comes in, and writes into it a moment later.
 */

const lookFirst = `
const read = exports.readTillUse;
exports.readTillUse = (ctx) => {
  const use = read(ctx);
  const { findOpenTill } = require('../../resources/till/queries/tills');
  const { database } = require('../../host/strapi');
  if (use) globalThis.tillsFound = { ...globalThis.tillsFound,
    [use.administratorId]: findOpenTill(database(), use.administratorId) };
  return use;
};
`;

const writeAfterwards = `
exports.holdTill = async (trx, id) => (await globalThis.tillsFound[id]).id;
`;

const later = (name: string) => `
const guarded = exports.${name};
exports.${name} = async (...given) => {
  await new Promise((resolve) => setTimeout(resolve, 250));
  return guarded(...given);
};
`;

let service: Service;
let admin: AdminApi;
let seat: TestTicket;

beforeAll(async () => {
  const copy = copyCompiled('till');
  const codeDir = copyPlugin(copy);
  const append = (file: string, code: string) => appendFileSync(path.join(codeDir, file), code);
  append('panel-routes/box-office/till-use.js', lookFirst);
  append('resources/till/operations/record-movement.js', writeAfterwards);
  append('resources/order/operations/change-status.js', later('changeOrderStatus'));
  append('resources/refund-request/operations/refund-now.js', later('refundNow'));
  service = await startService({ distDir: path.join(copy, 'dist'), codeDir });
  const manager = await makeSignedIn(service, 'event-manager', 'manager');
  admin = await registerFirstAdmin(service.url, person('Ada'));
  seat = await makeOffer(service, manager, { price: 1250 });
});

test('without the guard, money goes into a till that is closed, and is not in its sum (4.22)', async () => {
  let lost = 0;
  for (let round = 0; round < 4; round += 1) {
    const cashier = await registerCashier(service.url, admin, `Cashier${round}`);
    const race = await closeAmidMovements({ service, admin, seat }, cashier, cashier);
    if (race.movements > 0 && race.written !== race.expected) lost += 1;
  }
  expect(lost).toBeGreaterThan(0);
});
