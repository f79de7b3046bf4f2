import { setTimeout as sleep } from 'node:timers/promises';
import { built, type Service, startService } from '../support';
import { person } from '../support/box-office';
import { callsOfSteps } from '../support/collisions/calls-of-steps';
import { makeSignedIn } from '../support/events';
import { type AdminApi, registerFirstAdmin, registerWithRole } from '#svc/testing/admin-api';

/* The roles of the panel that are made at the first start, and what each lets one do. */

const types = '/content-manager/collection-types/plugin::svc.';
let service: Service;
let admin: AdminApi;
let venue: string;
let event: string;
const people: Record<string, AdminApi> = {};

interface Role {
  id: number;
  name: string;
}

async function rolesOf(): Promise<Role[]> {
  const { body } = await admin('GET', '/admin/roles');
  return body.data as Role[];
}

beforeAll(async () => {
  service = await startService();
  admin = await registerFirstAdmin(service.url, person('Ada'));
  const make = async (type: string, data: object) => {
    const { body } = await admin('POST', types + type, data);
    return (body.data as { documentId: string }).documentId;
  };
  venue = await make('venue', { title: 'Town hall' });
  const dates = { startDate: '2030-06-14 20:00:00', endDate: '2030-06-14 22:00:00' };
  event = await make('event', { title: 'Winter ball', ...dates });
  for (const { id, name } of await rolesOf()) {
    if (name === 'Super Admin') continue;
    const first = name.replaceAll(' ', '');
    people[name] = await registerWithRole(service.url, admin, person(first), id);
  }
});

/** What each of them is answered. */
async function statuses(method: string, path: string, body?: object) {
  const answered = await Promise.all(
    Object.entries(people).map(async ([name, as]) => [name, (await as(method, path, body)).status]),
  );
  return Object.fromEntries(answered) as Record<string, number>;
}

test('there are roles for who edits, writes, sells and stands at the door (5.12)', async () => {
  const names = (await rolesOf()).map(({ name }) => name);
  expect(names.sort()).toEqual(
    [
      ...['Author', 'Box office', 'Door', 'Editor', 'Programme author', 'Programme editor'],
      'Super Admin',
    ].sort(),
  );
});

const linked = ['category', 'organizer', 'tag', 'venue'];
const office = ['attendee', 'event', 'order', 'refund-request', 'ticket', 'voucher', ...linked];
const every = (things: string[], deeds: string) =>
  things.flatMap((thing) => deeds.split(' ').map((deed) => `${thing} ${deed}`));
const pictures = ['read', 'assets.create', 'assets.update', 'assets.download', 'assets.copy-link'];
const uploads = pictures.map((deed) => `plugin::upload.${deed}`);

/** What the roles are made with: deeds of the Content Manager, those to one's own things alone, and ticks. */
const ticks: Record<string, string[]> = {
  'Programme editor': [
    ...every(['event', 'ticket', 'voucher', ...linked], 'create read update delete'),
    'event publish',
    ...uploads,
  ],
  'Programme author': [
    ...every(['event', 'ticket'], 'create read update delete').map((tick) => `${tick} own`),
    ...every(linked, 'create read'),
    ...every(linked, 'update delete').map((tick) => `${tick} own`),
    ...uploads,
  ],
  'Box office': [
    ...every(office, 'read'),
    'attendee update',
    ...[
      ...['attendees.change-place', 'attendees.check-in', 'attendees.door', 'orders.cancel'],
      ...['orders.confirm', 'orders.correct-email', 'orders.counter', 'orders.pay'],
      ...['orders.print', 'refund-requests.ask', 'refund-requests.decide'],
    ].map((tick) => `plugin::svc.${tick}`),
  ],
  Door: ['plugin::svc.attendees.door'],
};

interface Tick {
  action: string;
  subject: string | null;
  properties: { fields?: string[] };
  conditions: string[];
}

test.each(Object.keys(ticks))(
  '%s has the ticks that it needs, and no other (5.12)',
  async (name) => {
    const { id } = (await rolesOf()).find((role) => role.name === name)!;
    const { body } = await admin('GET', `/admin/roles/${id}/permissions`);
    const held = (body.data as Tick[]).map(({ action, subject, conditions }) => {
      const deed = subject?.replace('plugin::svc.', '').concat(' ', action.split('.').at(-1)!);
      const isOwn = conditions.includes('admin::is-creator');
      return `${deed ?? action}${isOwn ? ' own' : ''}`;
    });
    expect(held.sort()).toEqual([...ticks[name]!].sort());
  },
);

test('only the door and the box office open the door, and only the box office sells (5.12)', async () => {
  const nobody = { Author: 403, Editor: 403, 'Programme author': 403, 'Programme editor': 403 };
  const door = await statuses('GET', '/svc-admin/door/events');
  expect(door).toEqual({ ...nobody, Door: 200, 'Box office': 200 });
  const counter = await statuses('GET', '/svc-admin/counter/events');
  expect(counter).toEqual({ ...nobody, Door: 403, 'Box office': 200 });
});

test('an author sees the venues of everybody, and changes and publishes nothing of theirs (5.12)', async () => {
  for (const name of ['Author', 'Programme author']) {
    const author = people[name]!;
    const { body } = await author('GET', `${types}venue`);
    expect((body.results as { title: string }[]).map(({ title }) => title)).toEqual(['Town hall']);
    expect((await author('PUT', `${types}venue/${venue}`, { title: 'Mine' })).status).toBe(403);
    expect((await author('GET', `${types}event/${event}`)).status).toBe(403);
    const dates = { startDate: '2030-06-14 20:00:00', endDate: '2030-06-14 22:00:00' };
    const made = await author('POST', `${types}event`, {
      title: `Evening of ${name}`,
      ...dates,
      venue: { connect: [{ documentId: venue }] },
    });
    expect({ name, status: made.status }).toEqual({ name, status: 201 });
    const own = (made.body.data as { documentId: string }).documentId;
    const published = await author('POST', `${types}event/${own}/actions/publish`, {});
    expect(published.status).toBe(403);
  }
  const editor = people['Programme editor']!;
  expect((await editor('POST', `${types}event/${event}/actions/publish`, {})).status).toBe(200);
});

test('the box office reads what venues and organizers are called, and changes none (5.12)', async () => {
  const clerk = people['Box office']!;
  for (const type of ['venue', 'organizer', 'category', 'tag']) {
    expect([type, (await clerk('GET', types + type)).status]).toEqual([type, 200]);
  }
  const { body } = await clerk('GET', `${types}venue`);
  expect((body.results as { title: string }[]).map(({ title }) => title)).toEqual(['Town hall']);
  expect((await clerk('PUT', `${types}venue/${venue}`, { title: 'Mine' })).status).toBe(403);
});

test('the outbox is for Super Admins alone (5.12)', async () => {
  const seen = await statuses('GET', `${types}outbox-entry`);
  expect(new Set(Object.values(seen))).toEqual(new Set([403]));
  expect((await admin('GET', `${types}outbox-entry`)).status).toBe(200);
});

test('what is on sale changes by who may publish it: an author writes tickets of drafts alone (3.15, 5.12)', async () => {
  const author = people['Programme author']!;
  const dates = { startDate: '2030-06-15 20:00:00', endDate: '2030-06-15 22:00:00' };
  const made = await author('POST', `${types}event`, { title: 'Premiere', ...dates });
  const { documentId, publicId } = (made.body as { data: { documentId: string; publicId: number } })
    .data;
  const tickets = `/svc-admin/events/${documentId}/tickets`;
  expect((await author('POST', tickets, { title: 'Stalls', priceMinor: '10.00' })).status).toBe(
    204,
  );
  const read = async () =>
    (await admin('GET', tickets)).body as { tickets: { documentId: string; priceMinor: string }[] };
  const [stalls] = (await read()).tickets;
  expect((await author('GET', tickets)).body.refusal).toBeNull();
  expect((await admin('POST', `${types}event/${documentId}/actions/publish`, {})).status).toBe(200);

  const refusal = 'The event is published: its tickets are changed by whoever may publish it.';
  expect((await author('GET', tickets)).body.refusal).toBe(refusal);
  expect((await admin('GET', tickets)).body.refusal).toBeNull();
  const one = `${types}ticket/${stalls!.documentId}`;
  const dearer = { priceMinor: '11.00' };
  const draft = await author('POST', `${types}event`, { title: 'Other', ...dates });
  const other = (draft.body as { data: { documentId: string } }).data.documentId;
  const moved = { event: { connect: [{ documentId }] } };
  for (const [method, path, body] of [
    ['POST', tickets, { title: 'Balcony' }],
    ['POST', `${tickets}/${stalls!.documentId}`, dearer],
    ['DELETE', `${tickets}/${stalls!.documentId}`, undefined],
    ['PUT', one, { title: 'Pit' }],
    ['DELETE', one, undefined],
    ['POST', `${types}ticket/actions/bulkDelete`, { documentIds: [stalls!.documentId] }],
    ['POST', `${types}ticket/clone/${stalls!.documentId}`, { title: 'Balcony', ...moved }],
    ['POST', `${types}ticket`, { title: 'Balcony', type: 'free', ...moved }],
  ] as const) {
    const { status, body: answer } = await author(method, path, body);
    const { message } = answer.error as Error;
    expect([method, path, status, message]).toEqual([method, path, 400, refusal]);
  }
  expect((await read()).tickets).toMatchObject([
    { documentId: stalls!.documentId, priceMinor: 1000 },
  ]);
  expect((await admin('POST', `${tickets}/${stalls!.documentId}`, dearer)).status).toBe(204);

  // Nor is it in the trash, or out of it, by anybody else.
  const trash = `/svc-admin/trash/plugin::svc.event`;
  const { status, body } = await author('POST', `${trash}/${documentId}`, {});
  expect([status, (body.error as Error).message]).toEqual([
    403,
    'It is published: it is moved to the trash, and back, by whoever may publish it.',
  ]);
  const ticked = { documentIds: [documentId] };
  const trashed = await author('POST', '/svc-admin/event-actions/trash', ticked);
  expect(trashed.body.lines).toMatchObject([
    { done: false, message: 'Your role does not let you.' },
  ]);
  expect((await author('POST', `${trash}/${other}`, {})).status).toBe(204);
  // With what is deleted for good its tickets go, though it was published.
  const gone = await author('POST', `${types}event`, { title: 'Gone', ...dates });
  const { documentId: id } = (gone.body as { data: { documentId: string } }).data;
  const box = { title: 'Box', priceMinor: '5.00' };
  expect((await author('POST', `/svc-admin/events/${id}/tickets`, box)).status).toBe(204);
  expect((await admin('POST', `${types}event/${id}/actions/publish`, {})).status).toBe(200);
  expect((await admin('POST', `${trash}/${id}`, {})).status).toBe(204);
  const restored = await author('POST', '/svc-admin/event-actions/restore', { documentIds: [id] });
  expect(restored.body.lines).toMatchObject([{ message: 'Your role does not let you.' }]);
  const { body: shown } = await author('GET', '/svc-admin/event-list?tab=trash');
  expect(shown.events).toContainEqual(
    expect.objectContaining({ documentId: id, isPublished: true }),
  );
  // They go with it, and not before it: who restores it has them all.
  const [ofIt] = (await author('GET', `/svc-admin/events/${id}/tickets`)).body.tickets as {
    documentId: string;
  }[];
  const ofGone = `/svc-admin/events/${id}/tickets/${ofIt!.documentId}`;
  for (const path of [ofGone, `${types}ticket/${ofIt!.documentId}`]) {
    const { status: refused, body: why } = await author('DELETE', path);
    expect([refused, (why.error as Error).message]).toEqual([400, refusal]);
  }
  expect((await author('DELETE', `${types}event/${id}`)).status).toBe(200);
  const kept = await service.call('GET', `svc/events/v1/events/${publicId}`);
  expect(kept.status).toBe(200);
});

test('of who publishes a draft and who moves it to the trash at once, one is done (2.22, 5.12)', async () => {
  const author = people['Programme author']!;
  const dates = { startDate: '2030-06-17 20:00:00', endDate: '2030-06-17 22:00:00' };
  const makeDraft = async (_: unknown, nth: number) => {
    const { body } = await author('POST', `${types}event`, { title: `Race ${nth}`, ...dates });
    return (body as { data: { documentId: string } }).data.documentId;
  };
  const drafts = await Promise.all(Array.from({ length: 12 }, makeDraft));
  for (const [nth, id] of drafts.entries()) {
    const publishing = admin('POST', `${types}event/${id}/actions/publish`, {});
    // Each a little later: some look at it while it is being published.
    await sleep(3 * nth);
    const trashed = await author('POST', `/svc-admin/trash/plugin::svc.event/${id}`, {});
    const done = [trashed.status === 204, (await publishing).status === 200];
    expect([nth, done.filter(Boolean).length]).toEqual([nth, 1]);
  }
});

test('who may publish what their role has made writes its tickets on sale, and its way to the trash (3.15)', async () => {
  const { id: editor } = (await rolesOf()).find(({ name }) => name === 'Programme editor')!;
  const { body: held } = await admin('GET', `/admin/roles/${editor}/permissions`);
  const permissions = (held.data as Tick[]).map(({ action, subject, properties, conditions }) => {
    const isOfEvents = subject === 'plugin::svc.event' && !action.endsWith('.create');
    const ofTeam = isOfEvents ? ['admin::has-same-role-as-creator'] : conditions;
    return { action, subject, properties, conditions: ofTeam };
  });
  const { body: role } = await admin('POST', '/admin/roles', { name: 'Team', description: '' });
  const { id: own } = role.data as { id: number };
  await admin('PUT', `/admin/roles/${own}/permissions`, { permissions });
  const team = await registerWithRole(service.url, admin, person('Tess'), own);
  const dates = { startDate: '2030-06-16 20:00:00', endDate: '2030-06-16 22:00:00' };
  const made = await team('POST', `${types}event`, { title: 'Ours', ...dates });
  const { documentId } = (made.body as { data: { documentId: string } }).data;
  expect((await team('POST', `${types}event/${documentId}/actions/publish`, {})).status).toBe(200);
  const tickets = `/svc-admin/events/${documentId}/tickets`;
  expect((await team('POST', tickets, { title: 'Stalls', priceMinor: '9.00' })).status).toBe(204);
  expect((await team('GET', tickets)).body).toMatchObject({ refusal: null, isPublished: true });
  expect((await team('GET', `/svc-admin/events/${documentId}/tickets`)).status).toBe(200);
  const trash = `/svc-admin/trash/plugin::svc.event/${documentId}`;
  expect((await team('POST', trash, {})).status).toBe(204);
});

/*
 * Who is let in by each route, by what the role may: edit events, write one's own, sell, or stand at the door. The host's
 * own roles edit and write like ours. Routes that are not here are for nobody of them.
 */
const [edit, write, sell, door] = [
  ['Editor', 'Programme editor'],
  ['Author', 'Programme author'],
  ['Box office'],
  ['Door'],
];
const letIn: Record<string, string[]> = {
  'GET /settings': [...edit, ...write, ...sell, ...door],
  'POST /html/preview': [...edit, ...write, ...sell, ...door],
  'GET /overview/waiting': [...edit, ...write, ...sell, ...door],
  // Of a project's own types alone: here is none.
  'GET /lists/:uid/counts': [...edit, ...write, ...sell, ...door],
  'GET /lists/:uid/things.csv': [...edit, ...write, ...sell, ...door],
  'GET /event-list': [...edit, ...write, ...sell],
  'GET /event-calendar': [...edit, ...write, ...sell],
  'POST /event-actions/:action': [...edit, ...write, ...sell],
  'POST /open-forms/:uid/:documentId': edit,
  'DELETE /open-forms/:uid/:documentId': edit,
  'POST /trash/:uid': [...edit, ...write],
  'POST /trash/:uid/restore': [...edit, ...write],
  // An event of somebody else's.
  'POST /trash/:uid/:documentId': edit,
  'POST /trash/:uid/:documentId/restore': edit,
  'GET /events/:documentId/tickets': [...edit, ...sell],
  'POST /events/:documentId/tickets': edit,
  'GET /events/:documentId/review': [...edit, ...sell],
  'POST /events/:documentId/return': edit,
  'POST /events/:documentId/tickets/:ticketId': edit,
  'DELETE /events/:documentId/tickets/:ticketId': edit,
  'GET /events/:documentIds/people': [...edit, ...sell],
  'POST /events/:documentIds/mail': edit,
  'GET /replace/:uid/:documentId': edit,
  'POST /replace/:uid/:documentId': edit,
  'GET /overview/today': [...edit, ...write, ...sell],
  'GET /overview/attention': [...edit, ...write, ...sell],
  // The host's editor reads every type there is.
  'GET /overview/sales': ['Editor', ...sell],
  'GET /event-choices': ['Editor', ...sell],
  'GET /exports/attendees.csv': ['Editor', ...sell],
  'GET /exports/orders.csv': ['Editor', ...sell],
  'GET /exports/sales.csv': ['Editor', ...sell],
  'GET /events/:documentId/figures': ['Editor', ...sell],
  'GET /events/:documentId/door-list': ['Editor', ...sell],
  'GET /door/events': [...sell, ...door],
  'GET /door/events/:id': [...sell, ...door],
  'POST /door/events/:id/scans': [...sell, ...door],
  'GET /counter/events': sell,
  'GET /counter/events/:id': sell,
  'GET /counter/tills': sell,
  'GET /counter/tills/closed': sell,
  'POST /counter/sales': sell,
  'POST /counter/tills': sell,
  'POST /counter/tills/close': sell,
  'GET /attendees/:documentId/refund': sell,
  'POST /attendees/:documentId/ask-refund': sell,
  'POST /attendees/:documentId/cancel': sell,
  'POST /attendees/:documentId/check-in': sell,
  'POST /attendees/:documentId/confirm': sell,
  'POST /attendees/:documentId/refund': sell,
  'POST /attendees/:documentId/undo-check-in': sell,
  'GET /orders/:documentId/refund': sell,
  'POST /orders/:documentId/ask-refund': sell,
  'POST /orders/:documentId/cancel': sell,
  'POST /orders/:documentId/confirm': sell,
  'POST /orders/:documentId/email': sell,
  'GET /orders/:documentId/tickets.pdf': sell,
  'POST /orders/:documentId/pay': sell,
  'POST /orders/:documentId/refund': sell,
  'POST /refund-requests/:documentId/approve': sell,
  'POST /refund-requests/:documentId/reject': sell,
};

describe('each route of the panel', () => {
  const listed = () =>
    (service.strapi.server.listRoutes() as unknown as { path: string; methods: string[] }[])
      .filter(({ path }) => path.startsWith('/svc-admin/'))
      .flatMap(({ path, methods }) =>
        methods
          .filter((method) => method !== 'HEAD')
          .map((method) => `${method} ${path.replace('/svc-admin', '')}`),
      );

  /** What is asked: with things that are there in the places of parameters, and nothing that it would take. */
  const asked = (route: string): [method: string, path: string, body?: object] => {
    const [method, path] = route
      .replace('/replace/:uid/:documentId', `/replace/plugin::svc.venue/${venue}`)
      .replace(/:documentIds?/, event)
      .replace(':uid', 'plugin::svc.event')
      .replace(':action', 'feature')
      .replace(':uuid', '7f1e0c52-1111-4222-8333-944455566677')
      .replace(/:(id|ticketId)/, '1')
      .split(' ') as [string, string];
    return [method, `/svc-admin${path}`, ...(method === 'GET' ? [] : [{}])] as never;
  };

  test('lets in the roles that the table names, and no other (5.12)', async () => {
    const seen: Record<string, string[]> = {};
    for (const route of listed()) {
      const answers = Object.entries(await statuses(...asked(route)));
      const names = answers.filter(([, status]) => ![401, 403].includes(status));
      if (names.length > 0) seen[route] = names.map(([name]) => name).sort();
    }
    const wanted = Object.entries(letIn).map(([route, names]) => [route, [...names].sort()]);
    expect(seen).toEqual(Object.fromEntries(wanted));
  });

  test('that writes is known to those who write at random (5.12)', async () => {
    const calls = await callsOfSteps();
    const asksOnly = ['POST /html/preview'];
    const writing = listed().filter((route) => !/^GET /.test(route) && !asksOnly.includes(route));
    expect(writing.length).toBeGreaterThan(30);
    const unknown = writing.filter((route) => {
      const [method, path] = route.split(' ') as [string, string];
      const called = new RegExp(`^${method} /svc-admin${path.replace(/:\w+/g, '[^/]+')}$`);
      return !calls.some((call) => called.test(call));
    });
    expect(unknown).toEqual([]);
  });

  test('answers 401 to a guest and to a user of the site (5.12)', async () => {
    const user = await makeSignedIn(service, 'event-manager', 'manager');
    const all = listed();
    expect(all.length).toBeGreaterThan(45);
    for (const route of all) {
      const [method, path] = asked(route);
      const answers = [
        await fetch(service.url + path, { method }),
        await fetch(service.url + path, {
          method,
          headers: { authorization: user.authorization },
        }),
      ];
      expect([route, ...answers.map(({ status }) => status)]).toEqual([route, 401, 401]);
    }
  });
});

test('what an administrator has made of the roles stays so (5.12)', async () => {
  const { makePanelRolesOnce } = built<
    typeof import('../../src/plugins/svc/server/src/panel-routes/panel-roles')
  >('panel-routes/panel-roles');
  const door = (await rolesOf()).find(({ name }) => name === 'Door')!;
  const doorkeeper = people.Door!;
  await admin('PUT', `/admin/roles/${door.id}/permissions`, { permissions: [] });
  await makePanelRolesOnce();
  expect((await doorkeeper('GET', '/svc-admin/door/events')).status).toBe(403);
});

test('a programme editor makes vouchers, the box office reads them, and nobody counts by hand (5.12, 8.20)', async () => {
  const data = { code: 'of-the-panel', percent: 20, used: 4 };
  const made = await statuses('POST', `${types}voucher`, { ...data, code: '' });
  expect(made).toEqual({
    Editor: 201,
    Author: 403,
    'Programme editor': 201,
    'Programme author': 403,
    'Box office': 403,
    Door: 403,
  });
  const editor = people['Programme editor']!;
  const { body } = await editor('POST', `${types}voucher`, data);
  const voucher = body.data as { documentId: string; code: string; used: number };
  expect([voucher.code, voucher.used]).toEqual(['OF-THE-PANEL', 0]);
  const one = `${types}voucher/${voucher.documentId}`;
  const both = await editor('PUT', one, { amountMinor: 100 });
  expect([both.status, JSON.stringify(both.body)]).toEqual([
    400,
    expect.stringContaining('"path":["amountMinor"]'),
  ]);
  const clerk = people['Box office']!;
  expect((await clerk('GET', one)).status).toBe(200);
  expect((await clerk('PUT', one, { percent: 100 })).status).toBe(403);
  expect((await people['Programme author']!('GET', `${types}voucher`)).status).toBe(403);
});

describe('a role that an earlier start has made', () => {
  const linked = ['venue', 'organizer', 'category', 'tag'].map((type) => `plugin::svc.${type}`);
  const voucher = 'plugin::svc.voucher';

  interface Permission {
    action: string;
    subject: string | null;
    properties: object;
    conditions: string[];
  }

  const permissionsOf = async (role: string) => {
    const { id } = (await rolesOf()).find(({ name }) => name === role)!;
    return `/admin/roles/${id}/permissions`;
  };

  /** As it was made by the edition, without what it did not know; and another start. */
  async function startAgain(role: string, edition: number | true, without: string[]) {
    const path = await permissionsOf(role);
    const given = (await admin('GET', path)).body.data as unknown as Permission[];
    const permissions = given
      .filter(({ subject }) => !without.includes(subject ?? ''))
      .map(({ action, subject, properties, conditions }) => ({
        ...{ action, subject, properties, conditions },
      }));
    expect((await admin('PUT', path, { permissions })).status).toBe(200);
    const store = service.strapi.store({ type: 'plugin', name: 'svc' });
    await store.set({ key: 'panel-roles-made', value: edition });
    const { makePanelRolesOnce } = built<
      typeof import('../../src/plugins/svc/server/src/panel-routes/panel-roles')
    >('panel-routes/panel-roles');
    await makePanelRolesOnce();
  }

  const reads = async (role: string, type: string) =>
    (await people[role]!('GET', types + type)).status;

  test('reads what venues are called and vouchers from the next start on (5.12)', async () => {
    await startAgain('Box office', true, [...linked, voucher]);
    expect([await reads('Box office', 'venue'), await reads('Box office', 'voucher')]).toEqual([
      200, 200,
    ]);
    expect((await people['Box office']!('GET', '/svc-admin/counter/events')).status).toBe(200);
  });

  test.each([
    ['Box office', 403],
    ['Programme editor', 201],
  ])('%s knows vouchers from the next start on (5.12)', async (role, making) => {
    await startAgain(role, 2, [voucher]);
    expect(await reads(role, 'voucher')).toBe(200);
    const made = await people[role]!('POST', `${types}voucher`, { percent: 5 });
    expect(made.status).toBe(making);
  });

  test('stays as it is where somebody has changed what it sees (5.12)', async () => {
    await startAgain('Box office', true, [...linked, voucher, 'plugin::svc.ticket']);
    expect([await reads('Box office', 'venue'), await reads('Box office', 'voucher')]).toEqual([
      403, 403,
    ]);
    await startAgain('Programme editor', 2, [voucher, 'plugin::svc.tag']);
    expect(await reads('Programme editor', 'voucher')).toBe(403);
  });
});
