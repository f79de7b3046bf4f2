import { type Service, startService, type TestUser } from '../support';
import type { Answer } from '#svc/testing/client';
import { makeSignedIn } from '../support/events';
import { callFrom, makeShopTicket, type ShopTicket, shopperOf } from '../support/shop';
import { makeVoucher } from '../support/vouchers';

/* Somebody who tries codes of vouchers, and others who have one. */

const most = 20;

let service: Service;
let ticket: ShopTicket;
let addresses = 0;

beforeAll(async () => {
  service = await startService({ env: { TRUST_PROXY: 'true' } });
  const manager: TestUser = await makeSignedIn(service, 'event-manager', 'manager');
  ticket = await makeShopTicket(service, manager);
});

const newAddress = () => `192.0.2.${(addresses += 1)}`;

/** Somebody at the address with a place in the cart. */
async function buyerAt(address: string) {
  const buyer = shopperOf(callFrom(service.call, address));
  expect((await buyer.add(ticket.id, 1)).status).toBe(200);
  return buyer;
}

const kindOf = ({ status, body }: Answer) =>
  status === 200 ? '200' : `${status} ${body.data.reason ?? body.code}`;

function tally(answers: Answer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const kind of answers.map(kindOf)) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

test('after twenty wrong codes an address is told nothing more, of a right one either (8.21)', async () => {
  const { code } = await makeVoucher(service);
  const address = newAddress();
  const guessing = await buyerAt(address);
  const answers: Answer[] = [];
  for (let count = 0; count < most; count += 1) {
    answers.push(await guessing.apply(`GUESS-${count}`));
  }
  expect(tally(answers)).toEqual({ '404 rest_post_invalid_id': most });
  const refused = await guessing.apply(code);
  expect([refused.body.code, kindOf(refused)]).toEqual([
    'rest_cannot_create',
    '403 too_many_codes',
  ]);
  expect((await guessing.show()).body.total).toBe('12.50');
  expect(kindOf(await (await buyerAt(address)).apply(code))).toBe('403 too_many_codes');
  expect(kindOf(await (await buyerAt(newAddress())).apply(code))).toBe('200');
});

test('of sixty wrong codes at once twenty are looked for (8.21)', async () => {
  const guessing = await buyerAt(newAddress());
  const codes = Array.from({ length: 60 }, (_, count) => `AT-ONCE-${count}`);
  const answers = await Promise.all(codes.map((code) => guessing.apply(code)));
  expect(tally(answers)).toEqual({
    '404 rest_post_invalid_id': most,
    '403 too_many_codes': 60 - most,
  });
});

test('a right code costs nothing, however many come from one address at once (8.21)', async () => {
  const { code } = await makeVoucher(service);
  const over = await makeVoucher(service, { validUntil: '2020-01-01 00:00:00' });
  const address = newAddress();
  const buyers = await Promise.all(Array.from({ length: 2 * most }, () => buyerAt(address)));
  const answers = await Promise.all(buyers.map((buyer) => buyer.apply(code)));
  expect(tally(answers)).toEqual({ '200': 2 * most });
  const late = await Promise.all(buyers.map((buyer) => buyer.apply(over.code)));
  expect(tally(late)).toEqual({ '403 voucher_ended': 2 * most });
  expect(kindOf(await buyers[0]!.apply('WRONG'))).toBe('404 rest_post_invalid_id');
});

test('an empty cart is told nothing of codes, and they do not count (8.21)', async () => {
  const address = newAddress();
  const empty = shopperOf(callFrom(service.call, address));
  const answers: Answer[] = [];
  for (let count = 0; count <= most; count += 1) answers.push(await empty.apply(`EMPTY-${count}`));
  expect(tally(answers)).toEqual({ '400 rest_invalid_param': most + 1 });
  expect(kindOf(await (await buyerAt(address)).apply('WRONG'))).toBe('404 rest_post_invalid_id');
});
