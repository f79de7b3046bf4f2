import { select, sql } from '../sql';
import { database } from '../strapi';

/** A user of the host, as signing in needs it. */
export interface HostUser {
  id: number;
  username: string;
  email: string;
  password: string | null;
  blocked: boolean | number | null;
  confirmed: boolean | number | null;
}

export const userColumns =
  'up_users.id, up_users.username, up_users.email, up_users.password, up_users.blocked, up_users.confirmed';

/** Whether the login is the user's name or e-mail address. */
export function isNamed({ username, email }: HostUser, login: string): boolean {
  return username === login || email.toLowerCase() === login.toLowerCase();
}

/** The user with this user name, or else this e-mail address; MySQL finds names in other letters too. */
export async function findUser(login: string): Promise<HostUser | undefined> {
  const users = await select<HostUser>(
    database(),
    sql(
      `select ${userColumns} from up_users where provider = 'local' and (username = ? or email = ?)`,
      login,
      login.toLowerCase(),
    ),
  );
  return (
    users.find((user) => user.username === login) ?? users.find((user) => isNamed(user, login))
  );
}

export async function findUserById(id: number): Promise<HostUser | undefined> {
  const [user] = await select<HostUser>(
    database(),
    sql(`select ${userColumns} from up_users where id = ?`, id),
  );
  return user;
}

/** The actions that the user's role has ticked, read now: a change counts at the next request. */
export async function actionsOf(userId: number): Promise<Set<string>> {
  const ticked = await select<{ action: string }>(
    database(),
    sql(
      `select permission.action from up_users_role_lnk user_role
      join up_permissions_role_lnk ticked on ticked.role_id = user_role.role_id
      join up_permissions permission on permission.id = ticked.permission_id
      where user_role.user_id = ?`,
      userId,
    ),
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
export async function isUsable({ blocked, confirmed }: HostUser): Promise<boolean> {
  if (blocked) return false;
  return Boolean(confirmed) || !(await isConfirmationNeeded());
}
