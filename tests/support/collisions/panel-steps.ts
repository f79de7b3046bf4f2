import fc, { type Arbitrary } from 'fast-check';
import type { AdminApi, Answer } from '#svc/testing/admin-api';
import { officeSteps } from './office-steps';
import type { World } from './world';
import { welcome } from './world';

/* What people do in the panel, by the routes that it calls. */

export interface PanelStep {
  name: string;
  nth: number;
  other: number;
}

const uids = {
  events: 'plugin::svc.event',
  venues: 'plugin::svc.venue',
  organizers: 'plugin::svc.organizer',
  categories: 'plugin::svc.category',
  tags: 'plugin::svc.tag',
  tickets: 'plugin::svc.ticket',
  attendees: 'plugin::svc.attendee',
  orders: 'plugin::svc.order',
  refund_requests: 'plugin::svc.refund-request',
  up_users: 'plugin::users-permissions.user',
} as const;
type Table = keyof typeof uids;

interface Hands {
  world: World;
  admin: AdminApi;
  /** Document id of one of the newest things, be it just gone. */
  one: (table: Table) => Promise<string>;
  /** Document ids of the newest things. */
  some: (table: Table) => Promise<string[]>;
  nth: number;
}

export type Step = (hands: Hands) => Promise<Answer>;
export type WeightedSteps = Record<string, [weight: number, step: Step]>;

const collection = (table: Table) => `/content-manager/collection-types/${uids[table]}`;
const titles = ['Red', 'Green', 'Blue'];

const save =
  (table: Table, dataOf: (hands: Hands) => object | Promise<object>): Step =>
  async (hands) =>
    hands.admin('PUT', `${collection(table)}/${await hands.one(table)}`, await dataOf(hands));

const titled = ({ nth }: Hands) => ({ title: titles[nth] });

const act =
  (table: Table, action: string, dataOf: (hands: Hands) => object = () => ({})): Step =>
  async (hands) => {
    const path = `${collection(table)}/${await hands.one(table)}/actions/${action}`;
    return hands.admin('POST', path, dataOf(hands));
  };

const bulk =
  (table: Table, action: string): Step =>
  async (hands) =>
    hands.admin('POST', `${collection(table)}/actions/${action}`, {
      documentIds: (await hands.some(table)).slice(0, 2),
    });

const remove =
  (table: Table): Step =>
  async (hands) =>
    hands.admin('DELETE', `${collection(table)}/${await hands.one(table)}`);

/** For good: from the trash alone. */
const removeEvent: Step = async ({ admin, one }) => {
  const document = await one('events');
  await admin('POST', `/svc-admin/trash/plugin::svc.event/${document}`, {});
  return admin('DELETE', `${collection('events')}/${document}`);
};

const make =
  (table: Table): Step =>
  (hands) =>
    hands.admin('POST', collection(table), titled(hands));

const own =
  (table: Table, thing: string, action: string): Step =>
  async (hands) =>
    hands.admin('POST', `/svc-admin/${thing}/${await hands.one(table)}/${action}`, {});

const moveEvent =
  (action: '' | '/restore'): Step =>
  async ({ admin, one }) =>
    admin('POST', `/svc-admin/trash/plugin::svc.event/${await one('events')}${action}`, {});

const actOnEvents =
  (action: string, body: object = {}): Step =>
  async ({ admin, some }) =>
    admin('POST', `/svc-admin/event-actions/${action}`, {
      documentIds: await some('events'),
      ...body,
    });

/** As a form sends a relation: what was added and what was taken out. */
const linkEvent = async ({ one, nth }: Hands) => {
  const connect = async (table: Table) => ({ connect: [{ documentId: await one(table) }] });
  return {
    venue: await connect('venues'),
    categories: await connect('categories'),
    tags: nth === 0 ? await connect('tags') : undefined,
  };
};

let scans = 0;

/** A door reads one of the newest guests, or takes a scan back. */
const scanAtDoor: Step = async ({ world, admin, one, nth }) => {
  const db = world.service.strapi.db.connection;
  const guest = (await db('svc_attendees')
    .where({ document_id: await one('attendees') })
    .first('public_id', 'event_id')) as { public_id: number; event_id: number } | undefined;
  const scan = { id: `scan-at-door-${(scans += nth)}`, guest: guest?.public_id ?? 1 };
  return admin('POST', `/svc-admin/door/events/${guest?.event_id ?? 1}/scans`, {
    door: 'north',
    scans: [{ ...scan, isInside: nth === 1, isUndone: nth === 0 }],
  });
};

const changeRole: Step = async ({ world, admin, nth }) => {
  const role = (await world.service.strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type: 'event-author' } })) as { id: number };
  const path = `/users-permissions/roles/${role.id}`;
  const { body } = await admin('GET', path);
  const { name, description, permissions } = body.role as Record<string, unknown>;
  const { controllers } = (permissions as Record<string, { controllers: object }>)['plugin::svc']!;
  const ticks = controllers as Record<string, Record<string, { enabled: boolean }>>;
  ticks.events!.edit_svc_venues!.enabled = nth > 0;
  return admin('PUT', path, { name, description, permissions, users: [] });
};

const replaceBy =
  (table: 'venues' | 'organizers'): Step =>
  async ({ admin, some, nth }) => {
    const [one = 'x', other = 'x'] = (await some(table)).slice(nth % 2);
    return admin('POST', `/svc-admin/replace/${uids[table]}/${one}`, { by: other });
  };

let welcomed = 0;

/** Whoever was deleted is somebody else the next time. */
const dismiss: Step = async ({ world, admin }) => {
  const newest = (await world.service.strapi.db
    .connection('up_users')
    .where('username', 'like', 'leaving%')
    .orderBy('id', 'desc')
    .first('document_id')) as { document_id: string } | undefined;
  const answer = await admin('DELETE', `${collection('up_users')}/${newest?.document_id ?? 'x'}`);
  if (answer.status === 200) await welcome(world, `leaving${(welcomed += 1)}`);
  return answer;
};

export const steps: WeightedSteps = {
  ...officeSteps,
  'list events': [1, ({ admin }) => admin('GET', `${collection('events')}?pageSize=10`)],
  'list attendees': [1, ({ admin }) => admin('GET', `${collection('attendees')}?pageSize=10`)],
  'open an event': [
    1,
    async ({ admin, one }) => admin('GET', `${collection('events')}/${await one('events')}`),
  ],
  'save an event': [3, save('events', titled)],
  'save relations of an event': [4, save('events', linkEvent)],
  'publish an event': [4, act('events', 'publish', titled)],
  'unpublish an event': [3, act('events', 'unpublish')],
  'discard a draft': [3, act('events', 'discard')],
  'trash an event': [2, moveEvent('')],
  'restore an event': [3, moveEvent('/restore')],
  'duplicate an event': [
    1,
    async ({ admin, one }) =>
      admin('POST', `${collection('events')}/auto-clone/${await one('events')}`, {}),
  ],
  'delete an event': [1, removeEvent],
  'page of events': [1, ({ admin }) => admin('GET', '/svc-admin/event-list?tab=drafts')],
  'calendar of events': [
    1,
    ({ admin }) => admin('GET', '/svc-admin/event-calendar?from=2030-01-01&to=2030-02-01'),
  ],
  'feature ticked events': [2, actOnEvents('feature')],
  'unfeature ticked events': [1, actOnEvents('unfeature')],
  'move ticked events': [2, actOnEvents('move', { days: 1 })],
  'publish ticked events': [2, actOnEvents('publish')],
  'unpublish ticked events': [1, actOnEvents('unpublish')],
  'trash ticked events': [1, actOnEvents('trash')],
  'restore ticked events': [2, actOnEvents('restore')],
  'send ticked events for review': [1, actOnEvents('review')],
  'read a review': [
    1,
    async ({ admin, one }) => admin('GET', `/svc-admin/events/${await one('events')}/review`),
  ],
  'give an event back': [
    2,
    async ({ admin, one }) =>
      admin('POST', `/svc-admin/events/${await one('events')}/return`, { note: 'Which hall?' }),
  ],
  'write to the guests of an event': [
    1,
    async ({ admin, one }) =>
      admin('POST', `/svc-admin/events/${await one('events')}/mail`, { note: 'We begin later.' }),
  ],
  'duplicate ticked events': [1, actOnEvents('duplicate', { withTickets: true })],
  'publish several': [2, bulk('events', 'bulkPublish')],
  'unpublish several': [2, bulk('events', 'bulkUnpublish')],
  'rename a venue': [3, save('venues', titled)],
  'delete a venue': [1, remove('venues')],
  'delete several organizers': [1, bulk('organizers', 'bulkDelete')],
  'replace a venue': [1, replaceBy('venues')],
  'replace an organizer': [1, replaceBy('organizers')],
  'rename an organizer': [2, save('organizers', titled)],
  'make a category': [2, make('categories')],
  'rename a category': [2, save('categories', titled)],
  'delete a category': [2, remove('categories')],
  'make a tag': [1, make('tags')],
  'delete a tag': [1, remove('tags')],
  'save a ticket': [2, save('tickets', ({ nth }) => ({ capacity: 10 + nth }))],
  'delete a ticket': [1, remove('tickets')],
  'save an attendee': [2, save('attendees', ({ nth }) => ({ fullName: titles[nth] }))],
  'delete an attendee': [1, remove('attendees')],
  'check in': [2, own('attendees', 'attendees', 'check-in')],
  'undo a check-in': [2, own('attendees', 'attendees', 'undo-check-in')],
  'scan at the door': [3, scanAtDoor],
  'confirm a place': [1, own('attendees', 'attendees', 'confirm')],
  'cancel a place': [1, own('attendees', 'attendees', 'cancel')],
  'refund a place': [2, own('attendees', 'attendees', 'refund')],
  'refund an order': [1, own('orders', 'orders', 'refund')],
  'ask for a refund of a place': [1, own('attendees', 'attendees', 'ask-refund')],
  'ask for a refund of an order': [1, own('orders', 'orders', 'ask-refund')],
  'mark an order as paid': [1, own('orders', 'orders', 'pay')],
  'cancel an order': [1, own('orders', 'orders', 'cancel')],
  'correct an address': [
    1,
    async ({ admin, one, nth }) =>
      admin('POST', `/svc-admin/orders/${await one('orders')}/email`, {
        email: `corrected-${nth}@example.test`,
      }),
  ],
  'approve a refund': [2, own('refund_requests', 'refund-requests', 'approve')],
  'reject a refund': [1, own('refund_requests', 'refund-requests', 'reject')],
  'change a role': [2, changeRole],
  'delete a user': [1, dismiss],
};

/** A step of the panel, the likelier the more it weighs. */
export const panelStep: Arbitrary<PanelStep> = fc.record({
  name: fc.oneof(
    ...Object.entries(steps).map(([name, [weight]]) => ({ weight, arbitrary: fc.constant(name) })),
  ),
  nth: fc.nat(2),
  other: fc.nat(2),
});

/** Takes the step at the process with this address. */
export async function takePanelStep(
  world: World,
  { name, nth, other }: PanelStep,
  url: string,
): Promise<Answer> {
  const db = world.service.strapi.db.connection;
  const some = async (table: Table) => {
    const found = (await db(table === 'up_users' ? table : `svc_${table}`)
      .max('id as newest')
      .groupBy('document_id')
      .orderBy('newest', 'desc')
      .limit(3)
      .select('document_id')) as { document_id: string }[];
    return found.map((row) => row.document_id);
  };
  const one = async (table: Table) => {
    const found = await some(table);
    return found[(table === 'events' ? nth : other) % Math.max(found.length, 1)] ?? 'nothing';
  };
  const [, step] = steps[name]!;
  return step({ world, admin: world.administrator.at(url), one, some, nth });
}
