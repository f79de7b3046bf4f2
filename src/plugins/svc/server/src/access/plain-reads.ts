import { errors, traverse, traverseEntity } from '@strapi/utils';
import { queryEngine } from '../host/query-engine';
import { actionOf } from './capabilities';

/*
 * Relations of a project's own types to the service's, on routes that are Strapi's. A role or token may see them by the
 * tick box of the type's `find`, as everywhere in Strapi. Beyond the host's own check nobody sees by them what the
 * service's own routes keep from them: drafts, private events, what is in the trash, and whoever buys.
 */

type Can = (namespace: string, capability: string) => Promise<boolean>;

/** Which things of a type are for everybody; null for all of them. In the query engine's words. */
type Visible = (can: Can) => Promise<object | null>;

const everything: Visible = () => Promise.resolve(null);

const publicEvent = {
  publishedAt: { $notNull: true },
  trashedAt: { $null: true },
  visibility: { $ne: 'private' },
};

/** The types with a tick box, and what of them is shown; no other type of the service is. */
const open = new Map<string, Visible>([
  ['plugin::svc.category', everything],
  [
    'plugin::svc.event',
    async (can) => {
      if (!(await can('events', 'read_svc_event'))) return publicEvent;
      return (await can('events', 'edit_svc_events')) ? null : { trashedAt: { $null: true } };
    },
  ],
  ['plugin::svc.organizer', everything],
  ['plugin::svc.tag', everything],
  [
    'plugin::svc.ticket',
    async (can) => ((await can('tickets', 'edit_svc_tickets')) ? null : { event: publicEvent }),
  ],
  ['plugin::svc.venue', everything],
]);

/** The tick boxes: controllers by name, with the names of their actions. */
export function readableControllers(): [string, string[]][] {
  return [...open.keys()].map((uid) => [uid.replace('plugin::svc.', ''), ['find', 'findOne']]);
}

interface Schema {
  uid: string;
  attributes: Record<string, { type: string; target?: string } | undefined>;
}

interface Options {
  auth?: object;
}

interface Entry extends Record<string, unknown> {
  id?: number;
  __type?: string;
}

interface Visited {
  key: string;
  data: Record<string, unknown>;
  value?: unknown;
  schema: Schema;
  attribute?: { type: string; target?: string };
}

interface Change {
  set: (key: string, value: unknown) => void;
}

type Visit = (visited: Visited, change: Change) => void | Promise<void>;
type Traverse = (visit: Visit, options: object, data: unknown) => Promise<unknown>;

const getModel = (uid: string) => strapi.getModel(uid as never) as unknown as Schema;
const traverseFilters = traverse.traverseQueryFilters as unknown as Traverse;
const traversePopulate = traverse.traverseQueryPopulate as unknown as Traverse;
const traverseSort = traverse.traverseQuerySort as unknown as Traverse;
const traverseOutput = traverseEntity as unknown as Traverse;

interface HostAuth {
  verify(auth: unknown, config?: { scope?: unknown }): Promise<unknown>;
}

const hostAuth = () => strapi.get('auth') as unknown as HostAuth;

/** What a request may see of a type, found out once. */
function viewOf({ auth }: Options) {
  const can: Can = async (namespace, capability) => {
    try {
      await hostAuth().verify(auth, { scope: actionOf(namespace, capability) });
      return auth !== undefined;
    } catch {
      return false;
    }
  };
  const known = new Map<string, Promise<object | null>>();
  return (uid = ''): Promise<object | null> => {
    const condition = known.get(uid) ?? (open.get(uid) ?? everything)(can);
    known.set(uid, condition);
    return condition;
  };
}

type View = ReturnType<typeof viewOf>;

/** Whether a filter of a relation asks which thing it is, and nothing of what is in it. */
function asksWhich(filter: unknown): boolean {
  if (Array.isArray(filter)) return filter.every(asksWhich);
  if (typeof filter !== 'object' || filter === null) return true;
  return Object.entries(filter).every(
    ([key, value]) => /^(id|documentId|\$.*)$/.test(key) && asksWhich(value),
  );
}

/** What is filtered by is what is visible: a filter would tell letter by letter what is not. */
function withVisible(view: View): Visit {
  return async ({ key, value, attribute }, { set }) => {
    if (attribute?.type !== 'relation' || asksWhich(value)) return;
    const condition = await view(attribute.target);
    if (condition) set(key, { $and: [value, condition] });
  };
}

/** An order tells as much, and knows no condition. @throws ValidationError as Strapi does without the tick */
function refuseHidden(view: View): Visit {
  return async ({ key, attribute }) => {
    if (attribute?.type !== 'relation' || !(await view(attribute.target))) return;
    throw new errors.ValidationError(`Invalid key ${key}`, { key, source: 'query', param: 'sort' });
  };
}

function visibleFilters(filters: unknown, schema: Schema, view: View) {
  return traverseFilters(withVisible(view), { schema, getModel }, filters);
}

async function assertSort(sort: unknown, schema: Schema, view: View): Promise<void> {
  await traverseSort(refuseHidden(view), { schema, getModel }, sort);
}

function visiblePopulate(populate: unknown, schema: Schema, view: View) {
  const visit: Visit = async ({ key, value, schema: at, attribute }, { set }) => {
    if (attribute) return;
    if (key === 'filters') set(key, await visibleFilters(value, at, view));
    if (key === 'sort') await assertSort(value, at, view);
  };
  return traversePopulate(visit, { schema, getModel }, populate);
}

interface Query extends Record<string, unknown> {
  filters?: unknown;
  sort?: unknown;
  populate?: unknown;
}

async function visibleQuery(query: Query, schema: Schema, view: View): Promise<Query> {
  const { filters, sort, populate } = query;
  if (sort) await assertSort(sort, schema, view);
  return {
    ...query,
    ...(filters !== undefined && { filters: await visibleFilters(filters, schema, view) }),
    ...(populate !== undefined && { populate: await visiblePopulate(populate, schema, view) }),
  };
}

const entriesIn = (value: unknown): Entry[] =>
  [value].flat().filter((entry): entry is Entry => typeof entry === 'object' && entry !== null);

/** The types of which the reader may see some things alone, and which. */
async function partlyVisible(view: View): Promise<Map<string, object>> {
  const all = await Promise.all(
    [...open.keys()].map(async (uid) => [uid, await view(uid)] as const),
  );
  return new Map(all.filter((one): one is readonly [string, object] => one[1] !== null));
}

/** The rows of these types that an answer shows. */
async function rowsIn(data: unknown, schema: Schema, uids: Map<string, object>) {
  const rows = new Map<string, Set<number>>();
  const take = (uid: string | undefined, entry: Entry) => {
    if (!uid || !uids.has(uid)) return;
    rows.set(uid, (rows.get(uid) ?? new Set()).add(entry.id ?? 0));
  };
  const visit: Visit = ({ key, data: at, attribute }) => {
    if (attribute?.type !== 'relation') return;
    for (const entry of entriesIn(at[key])) take(entry.__type ?? attribute.target, entry);
  };
  for (const entry of entriesIn(data)) {
    take(schema.uid, entry);
    await traverseOutput(visit, { schema, getModel }, entry);
  }
  return rows;
}

/** By type the rows of an answer that the reader may see; a type of which that is all has none. */
async function visibleRows(data: unknown, schema: Schema, view: View) {
  const conditions = await partlyVisible(view);
  const visible = new Map<string, Set<number>>();
  if (conditions.size === 0) return visible;
  for (const [uid, ids] of await rowsIn(data, schema, conditions)) {
    const where = { $and: [{ id: { $in: [...ids] } }, conditions.get(uid)!] };
    const found = await queryEngine(uid).findMany({ where, select: ['id'] });
    visible.set(uid, new Set(found.map(({ id }) => id)));
  }
  return visible;
}

/** An answer without what its reader may not see. */
async function visibleOutput(data: unknown, schema: Schema, view: View): Promise<unknown> {
  const visible = await visibleRows(data, schema, view);
  if (visible.size === 0) return data;
  const keep = (value: unknown, target: string | undefined) => {
    const isVisible = (entry: unknown) => {
      const { id, __type: uid = target } = entry as Entry;
      return visible.get(uid ?? '')?.has(id ?? 0) ?? true;
    };
    if (Array.isArray(value)) return (value as unknown[]).filter(isVisible);
    return typeof value !== 'object' || value === null || isVisible(value) ? value : null;
  };
  const visit: Visit = ({ key, data: at, attribute }, { set }) => {
    if (attribute?.type === 'relation') set(key, keep(at[key], attribute.target));
  };
  const clean = (entry: unknown) => traverseOutput(visit, { schema, getModel }, entry);
  const kept = keep(data, schema.uid);
  return Array.isArray(kept) ? Promise.all(kept.map(clean)) : clean(kept);
}

type Sanitize<Data> = (data: Data, schema: Schema, options?: Options) => Promise<Data>;

interface Sanitizers {
  query: Sanitize<Query>;
  output: Sanitize<unknown>;
}

/** No token reads what has no tick box, whatever it may read besides. */
function closeOtherTypes(): void {
  const auth = hostAuth();
  const own = auth.verify.bind(auth);
  const closed = new Set(
    Object.keys(strapi.contentTypes)
      .filter((uid) => uid.startsWith('plugin::svc.') && !open.has(uid))
      .map((uid) => `${uid}.find`),
  );
  auth.verify = async (who, config) => {
    if (typeof config?.scope === 'string' && closed.has(config.scope)) {
      throw new errors.ForbiddenError();
    }
    return own(who, config);
  };
}

/** To be called while Strapi registers. */
export function guardPlainReads(): void {
  const sanitizers = strapi.contentAPI.sanitize as unknown as Sanitizers;
  const { query, output } = sanitizers;
  sanitizers.query = async (sent, schema, options = {}) =>
    visibleQuery(await query(sent, schema, options), schema, viewOf(options));
  sanitizers.output = async (data, schema, options = {}) =>
    visibleOutput(await output(data, schema, options), schema, viewOf(options));
  closeOtherTypes();
}
