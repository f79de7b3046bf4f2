import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { createPassword } from '#svc/resources/application-password/store';

/** What an Authorization header says: an account with its own password, and with one of a program's. */
export interface Accounts {
  account: string;
  application: string;
}

interface UserService {
  add(user: Record<string, unknown>): Promise<{ id: number }>;
}

function basic(username: string, password: string): string {
  return `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
}

/** Makes an account of an editor for this run. */
export async function makeAccounts(strapi: Core.Strapi): Promise<Accounts> {
  const username = `bench-${randomBytes(6).toString('hex')}`;
  const password = randomBytes(12).toString('base64url');
  const role = (await strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type: 'event-editor' } })) as { id: number };
  const users = strapi.plugin('users-permissions').service('user') as UserService;
  const { id } = await users.add({
    username,
    email: `${username}@example.test`,
    password,
    provider: 'local',
    confirmed: true,
    role: role.id,
  });
  const made = await createPassword(id, 'benchmark');
  return { account: basic(username, password), application: basic(username, made.password) };
}
