import { hasAdministrator, makeAdministrator } from '../host/administrators';
import { queryEngine } from '../host/query-engine';
import { SeedError } from './seed-error';

/** User name and the `type` of the role; the e-mail address follows from the name. */
const users = {
  manager: 'event-manager',
  editor: 'event-editor',
  author: 'event-author',
  boxoffice: 'box-office',
  buyer: 'authenticated',
  buyer2: 'authenticated',
} as const;

const adminEmail = 'admin@example.test';

/** The addresses that the demo gives its accounts, of users and of the administrator. */
export const demoAddresses = [
  ...Object.keys(users).map((username) => `${username}@example.test`),
  adminEmail,
];

interface UserService {
  add(values: Record<string, unknown>): Promise<unknown>;
}

/** The host's own service, which hashes the password. */
async function addUser(username: string, roleType: string, password: string): Promise<boolean> {
  const email = `${username}@example.test`;
  const where = { $or: [{ username }, { email }] };
  if (await queryEngine('plugin::users-permissions.user').count({ where })) return false;
  const role = await queryEngine('plugin::users-permissions.role').findOne({
    where: { type: roleType },
  });
  if (!role) {
    throw new SeedError(`There is no role of the type ${roleType}, so no user ${username}.`);
  }
  const service = strapi.plugin('users-permissions').service('user') as UserService;
  await service.add({
    username,
    email,
    password,
    provider: 'local',
    confirmed: true,
    blocked: false,
    role: role.id,
  });
  return true;
}

/** Only where nobody can sign in to the panel: an administrator of one's own is not joined by a known one. */
async function addAdministrator(password: string): Promise<boolean> {
  if (await hasAdministrator()) return false;
  await makeAdministrator({ email: adminEmail, firstname: 'Demo', lastname: 'Admin', password });
  return true;
}

/** Makes the accounts that are missing; answers the e-mail addresses of those it made. */
export async function makeAccounts(password: string): Promise<string[]> {
  const made: string[] = [];
  for (const [username, roleType] of Object.entries(users)) {
    if (await addUser(username, roleType, password)) made.push(`${username}@example.test`);
  }
  if (await addAdministrator(password)) made.push(adminEmail);
  return made;
}

/** Row ids of the seeded users, by name. */
export async function findUsers(): Promise<Map<string, number>> {
  const found = await queryEngine('plugin::users-permissions.user').findMany({
    where: { username: { $in: Object.keys(users) } },
    select: ['id', 'username'],
  });
  return new Map(found.map((user) => [user.username, user.id]));
}
