import type { Knex } from 'knex';
import { hostUser, type HostUser } from '../../../access/users';
import { columns, select, sql } from '../../../database/sql';

const plain = (text: string) => text.trim().toLowerCase();

/**
 * The account with the address; one whose name it is, too. MySQL finds accents beside letters, so that each row is looked
 * at once more.
 */
export async function findByAddress(db: Knex, email: string): Promise<HostUser | undefined> {
  const wanted = plain(email);
  const found = await select(
    db,
    sql`select ${hostUser} from up_users
      where provider = 'local' and (lower(email) = ${wanted} or lower(username) = ${wanted}) order by id`,
  );
  return (
    found.find((one) => plain(one.email) === wanted) ??
    found.find((one) => plain(one.username) === wanted)
  );
}

/** Whether a name is somebody's, or so like somebody's that the host would take one for the other. */
export async function isNameTaken(db: Knex, name: string, except = 0): Promise<boolean> {
  const found = await select(
    db,
    sql`select ${hostUser} from up_users
      where id <> ${except} and (lower(username) = ${plain(name)} or lower(email) = ${plain(name)})`,
  );
  return found.length > 0;
}

const confirmed = columns('svc_confirmed_addresses', 'email');

/** The address that the user has answered a mail to; empty for none. */
export async function confirmedAddressOf(db: Knex, userId: number): Promise<string> {
  const query = sql`select ${confirmed} from svc_confirmed_addresses where user_id = ${userId}`;
  const [row] = await select(db, query);
  return row?.email ?? '';
}

const pending = columns('svc_account_tokens', 'email');

/** The address that the user has asked to change to, and not yet answered a mail to; empty for none. */
export async function pendingAddressOf(db: Knex, userId: number, at: number): Promise<string> {
  const [row] = await select(
    db,
    sql`select ${pending} from svc_account_tokens
      where user_id = ${userId} and purpose = 'address' and expires_at > ${at} order by id desc`,
  );
  return row?.email ?? '';
}
