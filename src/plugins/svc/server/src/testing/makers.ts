import type { Core } from '@strapi/strapi';
import type { Handle } from './client';

/** The roles that the first start makes, and the host's own for everybody who has an account. */
export type RoleType =
  'event-manager' | 'event-editor' | 'event-author' | 'box-office' | 'authenticated';

export interface TestUser extends Handle {
  id: number;
  username: string;
  email: string;
  password: string;
}

/** Credentials as a client sends them. */
export function basic(username: string, password: string): Handle {
  const encoded = Buffer.from(`${username}:${password}`).toString('base64');
  return { authorization: `Basic ${encoded}` };
}

/** A token as a client sends it. */
export function bearer(token: string): Handle {
  return { authorization: `Bearer ${token}` };
}

async function roleId(strapi: Core.Strapi, type: string): Promise<number> {
  const role = (await strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type } })) as { id: number } | null;
  if (!role) throw new Error(`There is no role ${type}.`);
  return role.id;
}

interface UserService {
  add(user: Record<string, unknown>): Promise<{ id: number }>;
}

/** An account of the host with this role, as a person would have who answered the confirmation mail. */
export async function makeUser(
  strapi: Core.Strapi,
  role: RoleType | (string & {}),
  username: string,
): Promise<TestUser> {
  const email = `${username.toLowerCase()}@example.test`;
  const password = `password of ${username}`;
  const users = strapi.plugin('users-permissions').service('user') as UserService;
  const { id } = await users.add({
    username,
    email,
    password,
    provider: 'local',
    confirmed: true,
    blocked: false,
    role: await roleId(strapi, role),
  });
  return { id, username, email, password, ...basic(username, password) };
}

interface TokenService {
  create(token: Record<string, unknown>): Promise<{ accessKey: string }>;
}

/** An API token of the panel: for these actions (`plugin::svc.events.edit_svc_events`), or of a whole kind. */
export async function makeApiToken(
  strapi: Core.Strapi,
  actions: string[] | 'full-access' | 'read-only',
): Promise<Handle> {
  const custom = Array.isArray(actions);
  const tokens = strapi.service('admin::api-token') as unknown as TokenService;
  const { accessKey } = await tokens.create({
    name: `token ${Math.random()}`,
    description: '',
    kind: 'content-api',
    type: custom ? 'custom' : actions,
    permissions: custom ? actions : [],
    lifespan: null,
  });
  return bearer(accessKey);
}
