import { boxOfficePermissions } from '../contract/box-office-permissions';
import { queryEngine } from '../host/query-engine';

/*
 * The roles of the panel that people who run events need, with ticks that fit. Like those for REST they are made at the
 * first start, and are the administrator's from then on.
 */

interface Permission {
  action: string;
  subject: string | null;
  properties: { fields?: string[] };
  conditions: string[];
}

interface Action {
  actionId: string;
  section: string;
}

interface AdminServices {
  role: {
    create(role: { name: string; code: string; description: string }): Promise<{ id: number }>;
    addPermissions(role: number, permissions: Permission[]): Promise<unknown>;
    findOne(where: object): Promise<{ id: number } | null>;
  };
  permission: { actionProvider: { values(): Action[] } };
  'content-type': { getPermissionsWithNestedFields(actions: Action[]): Permission[] };
}

function admin<K extends keyof AdminServices>(name: K): AdminServices[K] {
  return strapi.service(`admin::${name}`) as unknown as AdminServices[K];
}

const isCreator = 'admin::is-creator';
const contentManager = 'plugin::content-manager.explorer.';
type Deed = 'create' | 'read' | 'update' | 'delete' | 'publish';

/** All that the Content Manager can let somebody do to things of our types, with every field. */
function allInContentManager(): Permission[] {
  const actions = admin('permission')
    .actionProvider.values()
    .filter(({ section }) => section === 'contentTypes');
  return admin('content-type').getPermissionsWithNestedFields(actions);
}

/** What the Content Manager lets do to things of these types; only to one's own, where it says so. */
function inContentManager(types: string[], deeds: Deed[], conditions: string[] = []): Permission[] {
  const subjects = types.map((type) => `plugin::svc.${type}`);
  const actions = deeds.map((deed) => contentManager + deed);
  return allInContentManager()
    .filter(({ action, subject }) => actions.includes(action) && subjects.includes(subject ?? ''))
    .map((permission) => ({ ...permission, conditions }));
}

const ticked = (actions: string[]): Permission[] =>
  actions.map((action) => ({ action, subject: null, properties: {}, conditions: [] }));

const upload = (...deeds: string[]) => ticked(deeds.map((deed) => `plugin::upload.${deed}`));
const pictures = () =>
  upload('read', 'assets.create', 'assets.update', 'assets.download', 'assets.copy-link');

const [linked, all] = [
  ['venue', 'organizer', 'category', 'tag'],
  ['create', 'read', 'update', 'delete'] as Deed[],
];

/** Whoever may erase somebody is chosen by name. */
const forOffice = Object.entries(boxOfficePermissions)
  .filter(([name]) => !['exportBuyer', 'eraseBuyer'].includes(name))
  .map(([, { id }]) => id);

const seenByOffice = () => [
  ...inContentManager(['order', 'attendee', 'refund-request', 'event', 'ticket'], ['read']),
  ...inContentManager(['attendee'], ['update']),
];

/** What the office sees beside that since the second edition. */
const linkedSeenByOffice = () => inContentManager(linked, ['read']);

const writtenByEditor = () => [
  ...inContentManager(['event', 'ticket', ...linked], all),
  ...inContentManager(['event'], ['publish']),
];

/** Who sells for less decides over money: authors do not. */
const vouchers = {
  ofEditor: () => inContentManager(['voucher'], all),
  ofOffice: () => inContentManager(['voucher'], ['read']),
};

const [officeCode, editorCode] = ['svc-box-office', 'svc-programme-editor'];

const roles = [
  {
    name: 'Programme editor',
    code: editorCode,
    description: 'Events of everybody, their tickets and vouchers, and what they are linked to.',
    permissions: () => [...writtenByEditor(), ...vouchers.ofEditor(), ...pictures()],
  },
  {
    name: 'Programme author',
    code: 'svc-programme-author',
    description: 'Own events and their tickets; somebody else publishes them.',
    permissions: () => [
      ...inContentManager(['event', 'ticket'], all, [isCreator]),
      ...inContentManager(linked, ['create', 'read']),
      ...inContentManager(linked, ['update', 'delete'], [isCreator]),
      ...pictures(),
    ],
  },
  {
    name: 'Box office',
    code: officeCode,
    description: 'Sells, looks after orders, attendees and refunds, and opens the door.',
    permissions: () => [
      ...seenByOffice(),
      // An event shows what these are called to who may read them, and their ids to others.
      ...linkedSeenByOffice(),
      ...vouchers.ofOffice(),
      ...ticked(forOffice),
    ],
  },
  {
    name: 'Door',
    code: 'svc-door',
    description: 'The page at the door, and nothing else.',
    permissions: () => ticked([boxOfficePermissions.door.id]),
  },
];

async function makeRole({ permissions, ...role }: (typeof roles)[number]): Promise<void> {
  const isThere = await admin('role').findOne({ name: role.name });
  if (isThere) return;
  const { id } = await admin('role').create(role);
  await admin('role').addPermissions(id, permissions());
}

/** The host's own roles have got all types alike. */
async function withdraw(type: string, roles: string[]): Promise<void> {
  const where = { subject: `plugin::svc.${type}`, role: { code: { $in: roles } } };
  const given = await queryEngine('admin::permission').findMany({ where });
  const ids = given.map(({ id }) => id);
  await queryEngine('admin::permission').deleteMany({ where: { id: { $in: ids } } });
}

/** Of the host's roles an author reads what they have made; a venue that somebody else has made can be chosen, too. */
async function openChoices(): Promise<void> {
  const { id } = (await admin('role').findOne({ code: 'strapi-author' })) ?? {};
  if (!id) return;
  const subject = { $in: linked.map((type) => `plugin::svc.${type}`) };
  const where = { role: { id }, subject, action: `${contentManager}read` };
  for (const permission of await queryEngine('admin::permission').findMany({ where })) {
    await queryEngine('admin::permission').update({
      where: { id: permission.id },
      data: { conditions: [] },
    });
  }
}

async function makeRoles(isNew: boolean): Promise<void> {
  for (const role of roles) await makeRole(role);
  if (!isNew) return;
  // Deliveries are for those who run the service; and a voucher lowers prices of events that are not its author's.
  await withdraw('outbox-entry', ['strapi-editor', 'strapi-author']);
  await withdraw('voucher', ['strapi-author']);
  await openChoices();
}

interface Tick {
  action: string;
  subject: string | null;
  conditions: string[] | null;
}

const tickOf = ({ action, subject }: Tick) => `${action} ${subject ?? ''}`;

/** Whether what a role sees is what it was made with. */
function isAsMade(given: Tick[], made: Tick[]): boolean {
  const seen = given.filter(({ action }) => action.startsWith(contentManager));
  const isFree = given.every(({ conditions }) => (conditions ?? []).length === 0);
  const ticks = new Set(seen.map(tickOf));
  return isFree && ticks.size === made.length && made.every((one) => ticks.has(tickOf(one)));
}

/** Gives a role what was added since it was made, where nobody has changed what it sees. */
async function addWhereAsMade(
  code: string,
  { made, added }: { made: Permission[]; added: Permission[] },
): Promise<void> {
  const { id } = (await admin('role').findOne({ code })) ?? {};
  if (!id) return;
  const given = await queryEngine('admin::permission').findMany({ where: { role: { id } } });
  if (isAsMade(given, made)) await admin('role').addPermissions(id, added);
}

/** How often what the roles begin with has changed, and what was said of it when it was counted for the first time. */
const [edition, firstEdition] = [3, true];

/** The box office of the first edition reads no venues and organizers; no role of the second knows vouchers. */
async function bringUpToDate(made: unknown): Promise<void> {
  if (made === firstEdition) {
    await addWhereAsMade(officeCode, { made: seenByOffice(), added: linkedSeenByOffice() });
  }
  const seen = [...seenByOffice(), ...linkedSeenByOffice()];
  await addWhereAsMade(officeCode, { made: seen, added: vouchers.ofOffice() });
  await addWhereAsMade(editorCode, { made: writtenByEditor(), added: vouchers.ofEditor() });
}

/**
 * Makes the roles at the first start, where none of the name is there; on a new database the host's own are put right,
 * which nobody has chosen yet. A later start gives what was added since to roles that nobody has changed.
 */
export async function makePanelRolesOnce(): Promise<void> {
  const store = strapi.store({ type: 'plugin', name: 'svc' });
  const made = await store.get({ key: 'panel-roles-made' });
  if (made === edition) return;
  if (made) await bringUpToDate(made);
  else await makeRoles(!(await store.get({ key: 'roles-made' })));
  await store.set({ key: 'panel-roles-made', value: edition });
}
