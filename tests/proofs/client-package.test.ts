import { execFile } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Service, startService } from '../support';
import { compileStrictly, installClient } from '../support/client-package';
import { makeSignedIn } from '../support/events';
import { makeShopTicket } from '../support/shop';

/*
 * The client of `packages/client`, packed and installed into an empty folder, and a program there that buys with it. The
 * starter site does the same in a browser (`tests/panel/starter-site.test.ts`).
 */

let service: Service;
let ticketId: number;
let folder: string;
/** What the program saw. */
let seen: Record<string, unknown>;

beforeAll(async () => {
  service = await startService({ env: { PAYMENT_TEST_PROVIDER: 'true' } });
  const manager = await makeSignedIn(service, 'event-manager', 'Mona');
  for (const title of ['A lecture', 'A walk', 'A dance', 'A fair']) {
    await makeShopTicket(service, manager, {}, { title });
  }
  const seat = { title: 'A seat', capacity: 5 };
  ({ id: ticketId } = await makeShopTicket(service, manager, seat, { title: 'A concert' }));
  folder = installClient();
  const program = path.join(__dirname, '../support/client-package/visitor.txt');
  copyFileSync(program, path.join(folder, 'visitor.ts'));
  compileStrictly(folder);
  const args = [path.join(folder, 'visitor.js'), `${service.url}/api`, String(ticketId)];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder });
  seen = JSON.parse(stdout) as Record<string, unknown>;
}, 120_000);

test('a strict program compiles against the packed client and needs no other package', () => {
  expect(Object.keys(seen).length).toBeGreaterThan(0);
});

test('the client reads all pages of a list, one after the other (1.14)', () => {
  const titles = seen.titles as string[];
  expect([...titles].sort()).toEqual(['A concert', 'A dance', 'A fair', 'A lecture', 'A walk']);
});

test('the client keeps the cart of its visitor, without cookies (4.1)', () => {
  expect([seen.total, seen.itemsLeft]).toEqual(['25.00', 0]);
});

test('a declined payment is an error with its reason, and the next try is a new purchase (4.10, 8.10)', () => {
  expect(seen.declined).toEqual(['rest_payment_failed', 'declined', 400]);
  expect(seen.purchase).toEqual(['completed', '25.00']);
});

test('a purchase whose answer was lost is asked for again under its key, and made once (4.12)', async () => {
  const [declined, lost, ...again] = seen.keys as string[];
  expect(lost).not.toBe(declined);
  expect(again).toEqual([lost]);
  expect(seen.keptOfPurchase).toBeNull();
  const { body } = await service.call('GET', `/api/svc/tickets/v1/tickets/${ticketId}`);
  expect([body.sold, body.remaining]).toEqual([2, 3]);
});

test('a ticket is handed on by the token of its order, where the answer says so, and once (8.14)', () => {
  expect(seen.selfHelp).toEqual({ rename: true, transfer: true, return: null });
  expect(seen.handedOn).toEqual(['Carla', '', 'handed_on']);
});

test('an error says how many places are left (8.10)', () => {
  expect(seen.tooMany).toEqual(['too_many', 3]);
});
