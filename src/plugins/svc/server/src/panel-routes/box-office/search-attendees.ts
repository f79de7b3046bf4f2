import type { Knex } from 'knex';
import { contains, isAscii } from '../../database/contains';
import { idList } from '../../database/id-list';
import { columnNamed, columns, driverOf, join, literal, select, sql } from '../../database/sql';
import { database } from '../../host/strapi';
import { textFields } from './text-fields';

/*
 * Whom the box office means by a part of a name, an address or a code. The table is read once, and the list and its count
 * take those that were found; the host's search would read it for each, ids and languages included.
 */

const uid = 'plugin::svc.attendee';

/** With more, nearly each row of a page is one of them: the host looks for them as it goes. */
const mostNamed = 10_000;

/** What a field may have in it: where a text cannot be in one, nobody looks there. */
const possible: Partial<Record<string, RegExp>> = {
  email: /^\S+$/,
  securityCode: /^[0-9A-Z]{1,12}$/i,
};

/** Where this text may be. */
const fieldsFor = (text: string) =>
  textFields(uid).filter(({ name }) => possible[name]?.test(text) ?? true);

/** That of an attendee or of an order, `17` or `#17`. A name may end with one, too. */
function numberIn(text: string): number | null {
  const [, number] = /^#?(\d{1,9})$/.exec(text) ?? [];
  return number ? Number(number) : null;
}

const attendee = columns('svc_attendees', 'public_id');

/** Their public ids; as many as `most`. */
async function findMeant(db: Knex, text: string, most: number): Promise<number[]> {
  const number = numberIn(text);
  const conditions = [
    ...(number === null ? [] : [sql`public_id = ${number}`, sql`order_id = ${number}`]),
    ...fieldsFor(text).map(({ column }) => contains(db, columnNamed(db, column), text)),
  ];
  const rows = await select(
    db,
    sql`select ${attendee} from svc_attendees where ${join(conditions, ' or ')}
      limit ${literal(most)}`,
  );
  return rows.map(({ public_id: id }) => id);
}

/** The same in the host's words. */
function hostConditions(db: Knex, text: string): object[] {
  // SQLite takes no account of the case of ASCII, and lower() is a function of ours there, called for each row.
  const isPlain = driverOf(db) === 'better-sqlite3' && isAscii(text);
  const operator = isPlain ? '$contains' : '$containsi';
  const number = numberIn(text);
  return [
    ...fieldsFor(text).map(({ name }) => ({ [name]: { [operator]: text } })),
    ...(number === null ? [] : [{ publicId: number }, { orderId: number }]),
  ];
}

/** The condition, as the host takes it. */
export async function attendeesMeant(text: string): Promise<object> {
  const db = database();
  const ids = await findMeant(db, text, mostNamed + 1);
  if (ids.length > mostNamed) return { $or: hostConditions(db, text) };
  const { text: within, values } = idList(db, ids);
  return { publicId: { $in: db.raw(within, values as Knex.RawBinding[]) } };
}
