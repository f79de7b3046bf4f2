import { findRowCasts } from './row-casts';
import { parse } from './sources';

const castsIn = (code: string) => findRowCasts([parse('a.ts', code)]).length;

test.each([
  "const row = (await db('orders').where({ id }).first('status')) as Row;",
  "const row = (await db('orders').first()) as Row | undefined;",
  "const rows = (await trx('orders').select('id').limit(5)) as Row[];",
  "const row = ((await db.raw('select 1')) as unknown) as Row;",
  "const rows = db('a').join('b', 'a.id', 'b.id').select('*') as unknown as Promise<Row[]>;",
  'const row = (await rows(uid).findOne({ where })) as { id: number };',
  "const found = await db('a').select('id'); const ids = found as Row[];",
  "const rows = await db('orders').select<Row[]>('id');",
  "const { id } = (await db('a').first('id') ?? {}) as Row;",
])('a cast of rows is found: %s', (code) => {
  expect(castsIn(code)).toBe(1);
});

test.each([
  "const row = await db('orders').where({ id }).first('status');",
  "const any = (await db('orders').first('id')) as unknown;",
  'const event = JSON.parse(text) as Event;',
  'const status = body.status as Status;',
  'const set = new Set<string>(names);',
  'const rows = await select<Row>(db, query);',
])('nothing else is: %s', (code) => {
  expect(castsIn(code)).toBe(0);
});
