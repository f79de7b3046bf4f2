import type { Knex } from 'knex';
import { columns, join, leftJoined, literal, number, type Sql, sql } from './sql';
import { table } from './table';

declare const db: Knex;

/** Fails the compiler where the two are not the same. */
type Same<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const isTrue = <T extends true>(is?: T) => is;
type SelectedBy<S> = S extends Sql<infer Selected> ? Selected : never;

test('values become placeholders, and parts are put in with theirs', () => {
  const condition = sql`a.status = ${'paid'} and b > ${3}`;
  expect(sql`select 1 from a where ${condition} limit ${5}`).toEqual({
    text: 'select 1 from a where a.status = ? and b > ? limit ?',
    values: ['paid', 3, 5],
  });
});

test('null, false and an empty text are values', () => {
  expect(sql`${null} ${false} ${''}`).toEqual({ text: '? ? ?', values: [null, false, ''] });
});

test('lists are joined, values and parts', () => {
  expect(sql`id in (${join([1, 2])})`).toEqual({ text: 'id in (?, ?)', values: [1, 2] });
  const conditions = [sql`a = ${1}`, sql`b = ${2}`];
  expect(join(conditions, ' and ')).toEqual({ text: 'a = ? and b = ?', values: [1, 2] });
});

test('columns are those of the table, or of its alias', () => {
  expect(columns('svc_carts', 'id, version').text).toBe('id, version');
  expect(columns('svc_carts c', 'id as cart, version', 'touched').text).toBe(
    'c.id as cart, c.version, c.touched',
  );
});

test('a literal is a whole number', () => {
  expect(literal(-5)).toEqual({ text: '-5', values: [] });
  expect(() => literal(1.5)).toThrow('no whole number');
});

test('a statement knows its rows', () => {
  const ticket = columns('svc_tickets t', 'public_id, title as ticket_title', 'event_id');
  const event = leftJoined(columns('svc_event_listings l', 'status'));
  const from = sql`from svc_tickets t left join svc_event_listings l on l.public_id = t.event_id`;
  const query = sql`select ${ticket}, ${event}, ${number('total', sql`count(*)`)} ${from} limit ${3}`;
  isTrue<
    Same<
      SelectedBy<typeof query>,
      {
        public_id: number;
        ticket_title: string;
        event_id: number | null;
        status: 'publish' | 'draft' | 'pending' | 'private' | 'trash' | null;
        total: number | string;
      }
    >
  >();
  expect(query.values).toEqual([3]);
});

/** Compiled and never run: each line that is expected to fail would be an error of its own if it did not. */
export async function misspelt(): Promise<void> {
  // @ts-expect-error no column titel
  columns('svc_tickets t', 'public_id, titel');
  // @ts-expect-error no column titel
  columns('svc_tickets', 'titel as title');
  // @ts-expect-error no table svc_ticket
  columns('svc_ticket', 'title');
  // @ts-expect-error no table svc_order
  table(db, 'svc_order');

  const orders = table(db, 'svc_orders');
  const other = { statsu: 'failed' };
  // @ts-expect-error no column statsu
  orders.where({ statsu: 'failed' });
  // @ts-expect-error no column statsu, beside one that there is
  orders.where({ id: 1, statsu: 'failed' });
  // @ts-expect-error no column statsu, in an object put together of others
  orders.where({ ...other, id: 1 });
  // @ts-expect-error no status of that name
  orders.where({ status: 'paid' });
  // @ts-expect-error no column setle_after
  orders.where('setle_after', '<=', 5);
  // @ts-expect-error no number
  orders.where('settle_after', '<=', true);
  // @ts-expect-error no column statsu
  orders.whereNot('statsu', 'failed');
  // @ts-expect-error no column statsu
  orders.whereIn('statsu', ['failed']);
  // @ts-expect-error no column statsu
  orders.whereNull('statsu');
  // @ts-expect-error no column statsu
  orders.whereNotNull('statsu');
  // @ts-expect-error no column statsu
  orders.orderBy('statsu');
  // @ts-expect-error no column statsu
  await orders.select('statsu');
  // @ts-expect-error no column statsu
  await orders.first('id', 'statsu');
  // @ts-expect-error no column statsu
  await orders.pluck('statsu');
  // @ts-expect-error no column statsu
  await orders.update({ statsu: 'failed' });
  // @ts-expect-error no column statsu, in an object put together of others
  await orders.update({ ...other, updated_at: new Date() });
  // @ts-expect-error no column statsu
  await orders.insert([{ statsu: 'failed' }]);

  const order = await orders.first('id', 'status');
  // @ts-expect-error not selected
  expect(order?.currency).toBeUndefined();
}
