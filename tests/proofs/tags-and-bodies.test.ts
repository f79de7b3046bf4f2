import {
  type Service,
  type SpawnedService,
  spawnService,
  startService,
  type TestUser,
} from '../support';
import type { Answer, Call } from '#svc/testing/client';
import { collections, dice, eventBody, inPanel, make, makeSignedIn } from '../support/events';
import { addShopTicket, shopperOf, type ShopTicket } from '../support/shop';

/*
 * Whatever happens, in whichever process: to the same tag belongs the same answer, to another tag another one, and 304
 * is answered exactly where the answer would be the same.
 */

const { events, venues, tickets } = collections;
const changes = 40;

let service: Service;
let second: SpawnedService;
let manager: TestUser;
let ids: number[];
let places: ShopTicket[];
let venueIds: number[];

beforeAll(async () => {
  service = await startService();
  second = await spawnService(service.env);
  manager = await makeSignedIn(service, 'event-manager', 'manager');
  [ids, places, venueIds] = [[], [], []];
  for (let count = 0; count < 4; count += 1) {
    venueIds.push((await make(service, manager, venues, { title: `Hall ${count}` })).id);
    const body = eventBody({ status: 'publish', venue_id: venueIds[count] });
    ids.push((await make(service, manager, events, body)).id);
    places.push(await addShopTicket(service, ids[count]!, { priceMinor: 0, capacity: 6 }));
  }
});

const { number, pick, chance } = dice(2026);

/** What may happen; much of it is refused now and then, or changes nothing that shows. */
const happenings: Record<string, () => Promise<unknown>> = {
  'an event is edited': () =>
    change(`${events}/${pick(ids)}`, {
      ...(chance(0.5) && { title: `Evening ${number(3)}` }),
      ...(chance(0.5) && { venue_id: pick([0, ...venueIds]) }),
      ...(chance(0.3) && { content: `<p>${number(3)}</p>` }),
      ...(chance(0.3) && { featured: chance(0.5) }),
    }),
  'an event has another status': () =>
    change(`${events}/${pick(ids)}`, { status: pick(['publish', 'draft', 'private']) }),
  'a draft is saved': () => inPanel(service, pick(ids)).save({ title: `Draft ${number(3)}` }),
  'an event is published': () => inPanel(service, pick(ids)).publish(),
  'an event goes into the trash': () => inPanel(service, pick(ids)).trash(),
  'an event comes out of it': () => inPanel(service, pick(ids)).restore(),
  'a venue is renamed': () => change(`${venues}/${pick(venueIds)}`, { title: `Hall ${number(5)}` }),
  'a ticket is edited': () =>
    change(`${tickets}/${pick(places).id}`, { capacity: 3 + number(4), title: `Row ${number(2)}` }),
  'places are put into a cart': () => shopperOf(anyCall()).add(pick(places).id, 1 + number(2)),
  'places are bought': async () => {
    const buyer = shopperOf(anyCall());
    await buyer.add(pick(places).id, 1);
    return buyer.pay({ payment_method: 'free' });
  },
  'nothing happens': () => Promise.resolve(),
};

function anyCall() {
  return pick([service, second]).call;
}

function change(path: string, body: Record<string, unknown>): Promise<Answer> {
  return anyCall()('PUT', path, { as: manager, body });
}

function addresses(): string[] {
  return [
    events,
    venues,
    tickets,
    `${events}?_fields=id,title`,
    `${events}?per_page=1&page=1`,
    `${events}?featured=true`,
    ...[ids[0], ids[1]].map((id) => `${events}/${id}`),
    `${venues}/${venueIds[0]}`,
    `${tickets}/${places[0]!.id}`,
    `${tickets}?event_id=${ids[1]}`,
  ];
}

/** All that a tag stands for, as text. */
function wholeOf({ status, headers, body }: Answer): string {
  return JSON.stringify([status, headers.get('x-api-total'), body]);
}

interface Seen {
  /** The tag that a client has by now. */
  tag: string;
  byTag: Map<string, string>;
  byWhole: Map<string, string>;
}

/** Asked twice of one process: the second time the tag may be known there without making the answer. */
async function check(address: string, seen: Seen, what: { happening: string; call: Call }) {
  const headers = { 'If-None-Match': seen.tag };
  const asked = await what.call('GET', address, { headers });
  const again = await what.call('GET', address, { headers });
  const truth = await what.call('GET', address);
  const where = `${address} after ${what.happening}`;
  const tag = truth.headers.get('etag') ?? '';
  const expected = tag === seen.tag ? 304 : truth.status;
  expect([where, asked.status, again.status]).toEqual([where, expected, expected]);
  const whole = wholeOf(truth);
  if (expected !== 304) expect([wholeOf(asked), wholeOf(again)]).toEqual([whole, whole]);
  if (tag === '') return;
  seen.tag = tag;
  expect([where, seen.byTag.get(tag) ?? whole]).toEqual([where, whole]);
  expect([where, seen.byWhole.get(whole) ?? tag]).toEqual([where, tag]);
  seen.byTag.set(tag, whole);
  seen.byWhole.set(whole, tag);
}

const patience = 300_000;

test(
  `after each of ${changes} changes a tag tells whether the answer is the same (1.20)`,
  async () => {
    const all = addresses().map((address) => {
      return { address, seen: { tag: '"none"', byTag: new Map(), byWhole: new Map() } as Seen };
    });
    for (let count = 0; count < changes; count += 1) {
      const happening = pick(Object.keys(happenings));
      await happenings[happening]!();
      const asked = all.map((one) => ({ ...one, call: anyCall() }));
      await Promise.all(
        asked.map(({ address, seen, call }) => check(address, seen, { happening, call })),
      );
    }
    const others = all.map(({ seen }) => seen.byTag.size);
    expect(Math.max(...others)).toBeGreaterThan(changes / 4);
  },
  patience,
);
