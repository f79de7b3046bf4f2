import { type AdminApi, registerFirstAdmin } from '#svc/testing/admin-api';
import {
  type Service,
  type SpawnedService,
  spawnService,
  startService,
  type TestUser,
} from '../support';
import { assertBooksAddUp } from '../support/books';
import { documentOf, person } from '../support/box-office';
import { collections, makeSignedIn } from '../support/events';
import { makeOffer, soldOf, type TestTicket } from '../support/orders';
import { givenBack, makeChargedOrder } from '../support/refunds';
import { attendeeRow, carla, returnable, scanAt, selfHelpOf, taken } from '../support/self-help';

/* What buyers do with a ticket while others do something with it, at two processes; self-help-unguarded.test.ts is the control run. */

const rounds = 6;

let service: Service;
let second: SpawnedService;
let manager: TestUser;
let admin: AdminApi;
let seat: TestTicket;

beforeAll(async () => {
  service = await startService({ env: { PAYMENT_TEST_PROVIDER: 'true' } });
  manager = await makeSignedIn(service, 'event-manager', 'manager');
  admin = await registerFirstAdmin(service.url, person('Ada'));
  second = await spawnService(service.env);
  seat = await makeOffer(service, manager, { event: returnable });
});

afterAll(() => second?.stop());
afterEach(assertBooksAddUp);

async function place() {
  const { id, token, attendeeIds } = await makeChargedOrder(service, { places: [[seat, 3]] });
  const attendee = attendeeIds[0]!;
  const before = await attendeeRow(service, attendee);
  const here = selfHelpOf(service.call, token, attendee);
  const there = selfHelpOf(second.call, token, attendee);
  return { id, attendee, before, here, there };
}

test('of eight who hand a ticket on, one does (8.14)', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { attendee, before, here, there } = await place();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        (at % 2 ? here : there).transfer({ ...carla, email: `carla-${at}@example.org` }),
      ),
    );
    expect(taken(answers)).toBe(1);
    const others = answers.filter(({ status }) => status !== 200);
    expect(others.map(({ status, body }) => [status, body.data.reason])).toEqual(
      Array(7).fill([403, 'handed_on']),
    );
    const winner = answers.findIndex(({ status }) => status === 200);
    const after = await attendeeRow(service, attendee);
    expect(after.email).toBe(`carla-${winner}@example.org`);
    expect(await scanAt(admin, seat.eventId, { code: before.security_code })).toMatchObject({
      verdict: 'refused',
      refusal: 'handed on',
    });
    expect((await scanAt(admin, seat.eventId, { code: after.security_code })).verdict).toBe(
      'admitted',
    );
  }
});

test('whose guest is let in at the door is not handed on, and the other way round (8.14)', async () => {
  for (let round = 0; round < rounds * 2; round += 1) {
    const { attendee, before, here, there } = await place();
    const work = [
      () =>
        scanAt(admin.at(round % 2 ? service.url : second.url), seat.eventId, {
          code: before.security_code,
        }),
      () => (round % 3 ? here : there).transfer(),
    ] as const;
    const [scan, handed] = await Promise.all([work[0](), work[1]()]);
    const after = await attendeeRow(service, attendee);
    if (handed.status === 200) {
      expect(scan).toMatchObject({ verdict: 'refused', refusal: 'handed on' });
      expect(after).toMatchObject({ ...carla, status: 'confirmed' });
    } else {
      expect([scan.verdict, handed.body.data.reason]).toEqual(['admitted', 'not_confirmed']);
      expect(after).toMatchObject({ status: 'checked_in', security_code: before.security_code });
    }
  }
});

test('who is let in by the box office has not given the place back (8.14)', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { id, attendee, here } = await place();
    const [inside, back] = await Promise.all([
      second.call('PUT', `${collections.attendees}/${attendee}`, {
        as: manager,
        body: { status: 'checked_in' },
      }),
      here.giveBack(),
    ]);
    expect(taken([inside, back])).toBe(1);
    expect(await givenBack(service, id)).toEqual(back.status === 200 ? [1000] : []);
    expect((await attendeeRow(service, attendee)).status).toBe(
      back.status === 200 ? 'refunded' : 'checked_in',
    );
  }
});

test('a place that is given back from many windows, and refunded by the box office, is paid back once (8.14)', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const sold = await soldOf(service, seat);
    const { id, attendee, here, there } = await place();
    const document = await documentOf(admin, 'attendees', attendee);
    const answers = await Promise.all([
      here.giveBack(),
      there.giveBack(),
      admin.at(second.url)('POST', `/svc-admin/attendees/${document}/refund`, {}),
      here.giveBack(),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((one) => ![200, 204, 400, 403].includes(one))).toEqual([]);
    expect(await givenBack(service, id)).toEqual([1000]);
    expect(await soldOf(service, seat)).toBe(sold + 2);
  }
});

test('a place that gives nothing back is free once (8.14)', async () => {
  const free = await makeOffer(service, manager, { price: 0 });
  for (let round = 0; round < rounds; round += 1) {
    const { token, attendeeIds } = await makeChargedOrder(service, { places: [[free, 2]] });
    const sold = await soldOf(service, free);
    const [one] = attendeeIds;
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        selfHelpOf(at % 2 ? service.call : second.call, token, one!).giveBack(),
      ),
    );
    expect(taken(answers)).toBe(1);
    expect(await soldOf(service, free)).toBe(sold - 1);
  }
});

test('a name that comes late is not on the ticket of somebody else (8.14)', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { attendee, here, there } = await place();
    const [renamed, handed] = await Promise.all([
      here.rename({ full_name: 'Bea', email: 'bea@example.org' }),
      there.transfer(),
    ]);
    expect(handed.status).toBe(200);
    expect([200, 403]).toContain(renamed.status);
    expect(await attendeeRow(service, attendee)).toMatchObject(carla);
  }
});
