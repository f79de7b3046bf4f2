import { columns, select, type Selected, sql } from '../database/sql';
import { database } from '../host/strapi';

/** @throws Error in a project that has no users to sign in */
export function requireUsersPermissions(): void {
  if (strapi.plugin('users-permissions')) return;
  throw new Error('The plugin svc needs the plugin users-permissions, which is not enabled.');
}

/** With the table's whole name, so that it can be joined. */
export const hostUser = columns(
  'up_users up_users',
  'id, username, email, password, blocked, confirmed',
);

/** A user of the host, as signing in needs it. */
export type HostUser = Selected<typeof hostUser>;

/** Whether the login is the user's name or e-mail address. */
export function matchesLogin({ username, email }: HostUser, login: string): boolean {
  return username === login || email.toLowerCase() === login.toLowerCase();
}

/** Whose login this is. */
export interface FoundLogin {
  /** The user with this user name, or else this e-mail address. */
  user: HostUser | undefined;
  /** The same for every name of one account, in whatever letters; of an unknown login the login itself. */
  name: string;
}

/** MySQL finds names in other letters too: they let nobody in, and are a name of the account all the same. */
export async function findLogin(login: string): Promise<FoundLogin> {
  const users = await select(
    database(),
    sql`select ${hostUser} from up_users
      where provider = 'local' and (username = ${login} or email = ${login.toLowerCase()})`,
  );
  const user =
    users.find(({ username }) => username === login) ??
    users.find((found) => matchesLogin(found, login));
  const { username } = user ?? users[0] ?? { username: login };
  return { user, name: username.trim().toLowerCase() };
}

export async function findUserById(id: number): Promise<HostUser | undefined> {
  const [user] = await select(database(), sql`select ${hostUser} from up_users where id = ${id}`);
  return user;
}

const permission = columns('up_permissions permission', 'action');

/** The actions that the user's role has ticked, read now: a change counts at the next request. */
export async function actionsOf(userId: number): Promise<Set<string>> {
  const ticked = await select(
    database(),
    sql`select ${permission} from up_users_role_lnk user_role
      join up_permissions_role_lnk ticked on ticked.role_id = user_role.role_id
      join up_permissions permission on permission.id = ticked.permission_id
      where user_role.user_id = ${userId}`,
  );
  return new Set(ticked.map(({ action }) => action));
}

/** Whether a new user must have answered the confirmation mail before signing in. */
async function isConfirmationNeeded(): Promise<boolean> {
  const store = strapi.store({ type: 'plugin', name: 'users-permissions' });
  const advanced = (await store.get({ key: 'advanced' })) as {
    email_confirmation?: boolean;
  } | null;
  return advanced?.email_confirmation === true;
}

/** Whether the account may be used at all: not blocked, and confirmed where that is asked for. */
export async function canSignIn({ blocked, confirmed }: HostUser): Promise<boolean> {
  if (blocked) return false;
  return Boolean(confirmed) || !(await isConfirmationNeeded());
}
