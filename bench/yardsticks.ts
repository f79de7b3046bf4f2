import { type Core, factories } from '@strapi/strapi';

/** Where the yardsticks are served, beside the service's own routes and through the same middlewares. */
export const coreList = '/api/bench/core';
export const emptyRoute = '/api/bench/empty';

interface Registry {
  set(name: string, value: unknown): void;
  get(name: string): unknown;
}

const uid = 'plugin::svc.event';

type Handler = (ctx: unknown) => unknown;

/** Strapi's own core controller for events. */
function coreController(strapi: Core.Strapi): { find: Handler; findOne: Handler } {
  const services = strapi.get('services') as Registry;
  services.set(uid, factories.createCoreService(uid as 'admin::user'));
  const create = factories.createCoreController(uid as 'admin::user');
  return create({ strapi }) as unknown as { find: Handler; findOne: Handler };
}

/**
 * What the public role needs to see, for the core controller to answer with relations; and to see all events, for
 * the service not to look through what Strapi answers (5.10).
 */
const files = 'plugin::upload.file.find';
const readable = ['event', 'venue', 'organizer', 'category']
  .map((name) => `plugin::svc.${name}.find`)
  .concat(files)
  .concat('plugin::svc.events.read_svc_event', 'plugin::svc.events.edit_svc_events')
  .concat('plugin::svc.tickets.edit_svc_tickets');

/** Strapi knows an action where it has a controller for it: of these, all but one. To be called between `register` and `bootstrap`. */
export async function declareActions(strapi: Core.Strapi): Promise<void> {
  await strapi.contentAPI.permissions.providers.action.register(files, { uid: files });
}

async function letThePublicRead(strapi: Core.Strapi): Promise<void> {
  const role = (await strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type: 'public' } })) as { id: number };
  for (const action of readable) {
    const data = { action, role: role.id };
    await strapi.db.query('plugin::users-permissions.permission').create({ data });
  }
}

type Routes = Parameters<Core.Strapi['server']['routes']>[0];

/** Serves addresses by handlers; to be called when everything is loaded, before the service listens. */
function serve(strapi: Core.Strapi, auth: unknown, handlers: Record<string, Handler>): void {
  const routes = Object.entries(handlers).map(([path, handler]) => ({
    method: 'GET',
    path: path.replace('/api', ''),
    handler: [handler],
    config: { auth },
    info: { type: 'content-api' },
  }));
  strapi.server.routes({ type: 'content-api', routes } as unknown as Routes);
}

/** An open address of a benchmark's own. */
export function addRoute(strapi: Core.Strapi, path: string, handler: Handler): void {
  serve(strapi, false, { [path]: handler });
}

/** What the host takes to answer at all. */
export function addEmptyRoute(strapi: Core.Strapi): void {
  addRoute(strapi, emptyRoute, () => ({ ok: true }));
}

/** The core controller is asked by the public, as ours is; without authentication it would leave all relations out. */
export async function addYardsticks(strapi: Core.Strapi): Promise<void> {
  await letThePublicRead(strapi);
  const core = coreController(strapi);
  const asPublic = { scope: ['plugin::svc.event.find'] };
  serve(strapi, asPublic, {
    [coreList]: (ctx) => core.find(ctx),
    [`${coreList}/:id`]: (ctx) => core.findOne(ctx),
  });
  addEmptyRoute(strapi);
}
