import { Linter } from 'eslint';

const knownColumns = jest.requireActual<object>('./known-columns.js');
const linter = new Linter();
const config = {
  plugins: { sql: { rules: { 'known-columns': knownColumns } } },
  rules: { 'sql/known-columns': 'error' },
} as unknown as Linter.Config;

/** The names that the rule does not know in a file. */
function unknownIn(code: string): string[] {
  return linter
    .verify(code, config)
    .map(({ message }) => /column (\S+)\.$/.exec(message)?.[1] ?? message);
}

test.each([
  ['sql`select id from svc_carts where user = ${1}`', ['user']],
  ['sql`update svc_carts set versoin = version + 1`', ['versoin']],
  ['sql`select t.titel from svc_tickets t`', ['t.titel']],
  ['sql`select c.title from svc_tickets t join svc_carts c on c.id = t.id`', ['c.title']],
  ['sql`select x.title from svc_tickets t`', ['x.title']],
  ["columns('svc_tickets t', 'id'); sql`t.id = 1 and t.sku = 2 and t.skew = 3`", ['t.skew']],
  ['sql`select 1 from svc_cart`', ['svc_cart']],
  ['sql`insert into svc_slugs (kind, slugg) values (${1}, ${2})`', ['slugg']],
  [
    'const own = sql`user_id = ${1} and cart = 2`; sql`select id from svc_carts where ${own}`',
    ['cart'],
  ],
])('a column that no table has is found: %s', (code, names) => {
  expect(unknownIn(code)).toEqual(names);
});

test.each([
  "sql`select id from svc_carts where token_digest = ${1} and version in ('no', 'column')`",
  'sql`select t.title as name, count(*) as places from svc_tickets t group by t.title order by name`',
  'sql`select coalesce(a.places, 0) from svc_tickets t left join (select ticket_id, count(*) as places from svc_attendees) a on a.ticket_id = t.public_id`',
  'const part = sql`(select order_id from svc_order_items)`; sql`select r.order_id from svc_orders o left join ${part} r on r.order_id = o.public_id`',
  'sql`select svc_tickets.title from svc_tickets`',
  'other`select nothing at all`',
])('nothing else is: %s', (code) => {
  expect(unknownIn(code)).toEqual([]);
});
