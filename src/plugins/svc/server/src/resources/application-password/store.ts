import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { notFound, Problem } from '../../domain/problem';
import { now } from '../../lib/clock';
import type { Page, PageResult } from '../../domain/page';
import { selectPage } from '../../database/select-page';
import { columns, execute, number, select, type Selected, sql } from '../../database/sql';
import { insertRows } from '../../database/insert-rows';
import { lockRows } from '../../database/lock-rows';
import { database, retriedTransaction } from '../../host/strapi';
import { generatePassword } from '../../access/application-password';
import { storedDigestOf } from '../../access/password-owner';

/** A user's password for one program; times in seconds since 1970. */
export interface ApplicationPassword {
  uuid: string;
  name: string;
  created: number;
  lastUsed: number | null;
  lastIp: string | null;
}

const shown = columns('svc_application_passwords', 'uuid, name, created, last_used, last_ip');
const from = sql`from svc_application_passwords`;

function toPassword(row: Selected<typeof shown>): ApplicationPassword {
  return {
    uuid: row.uuid,
    name: row.name,
    created: Number(row.created),
    lastUsed: row.last_used === null ? null : Number(row.last_used),
    lastIp: row.last_ip,
  };
}

/** One page of a user's passwords, oldest first. */
export async function listPasswords(
  userId: number,
  page: Page,
): Promise<PageResult<ApplicationPassword>> {
  const where = sql`where user_id = ${userId}`;
  const list = { columns: shown, from, where, order: sql`order by created, id` };
  const { items, total } = await selectPage(database(), list, page);
  return { items: items.map(toPassword), total };
}

const isOwn = (userId: number, uuid: string) => sql`user_id = ${userId} and uuid = ${uuid}`;

/** @throws Problem `notFound`, also for another user's */
export async function findPassword(userId: number, uuid: string): Promise<ApplicationPassword> {
  const query = sql`select ${shown} ${from} where ${isOwn(userId, uuid)}`;
  const [row] = await select(database(), query);
  if (!row) throw notFound('application password');
  return toPassword(row);
}

/** More than anybody has programs. */
const mostPasswords = 50;

const count = number('count', sql`count(*)`);

/** Of several at once for one user, each sees those of the others. */
async function assertMayHaveOneMore(trx: Knex, userId: number): Promise<void> {
  await lockRows(trx, 'up_users', 'id', [userId]);
  const [row] = await select(trx, sql`select ${count} ${from} where user_id = ${userId}`);
  if (Number(row!.count) < mostPasswords) return;
  throw new Problem(
    'limitReached',
    `A user has at most ${mostPasswords} application passwords: revoke one that is not used any more.`,
  );
}

/** Makes a password; the only time that it is known itself. @throws Problem `limitReached` */
export async function createPassword(
  userId: number,
  name: string,
): Promise<ApplicationPassword & { password: string }> {
  const password = generatePassword();
  const made = { uuid: randomUUID(), name, created: now(), last_used: null, last_ip: null };
  const digest = storedDigestOf(password);
  await retriedTransaction(async (trx) => {
    await assertMayHaveOneMore(trx, userId);
    await insertRows(trx, 'svc_application_passwords', [{ ...made, user_id: userId, digest }]);
  });
  return { ...toPassword(made), password };
}

/** @throws Problem `notFound` */
export async function renamePassword(userId: number, uuid: string, name?: string) {
  if (name !== undefined) {
    await execute(
      database(),
      sql`update svc_application_passwords set name = ${name} where ${isOwn(userId, uuid)}`,
    );
  }
  return findPassword(userId, uuid);
}

/** From now on the password is worth nothing. @throws Problem `notFound` */
export async function revokePassword(userId: number, uuid: string): Promise<ApplicationPassword> {
  const revoked = await findPassword(userId, uuid);
  await execute(database(), sql`delete ${from} where ${isOwn(userId, uuid)}`);
  return revoked;
}

/** Revokes all of a user's passwords; how many there were. */
export function revokeAllPasswords(userId: number): Promise<number> {
  return execute(database(), sql`delete ${from} where user_id = ${userId}`);
}
