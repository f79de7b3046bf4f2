import { built, type Service, startService } from '../support';

/*
 * The types of rows come from `database/tables.ts`; here it is held against the tables that there are.
 */

const { tables, ownTableNames } = built<typeof import('#svc/database/tables')>('database/tables');

/** What the engines call the kinds of columns. */
const kindOf: Record<string, string> = {
  integer: 'integer',
  int: 'integer',
  bigint: 'bigint',
  float: 'number',
  double: 'number',
  'double precision': 'number',
  varchar: 'text',
  'character varying': 'text',
  text: 'text',
  longtext: 'text',
  boolean: 'boolean',
  tinyint: 'boolean',
  datetime: 'moment',
  'timestamp without time zone': 'moment',
};

let service: Service;

beforeAll(async () => {
  service = await startService();
});

interface RealColumn {
  type: string;
  nullable: boolean;
}

async function realColumns(table: string): Promise<[string, RealColumn][]> {
  const columns = await service.strapi.db.connection(table).columnInfo();
  return Object.entries(columns as unknown as Record<string, RealColumn>);
}

test.each(Object.entries(tables))(
  '%s has the columns that rows are said to have',
  async (name, columns) => {
    const real = await realColumns(name);
    const isOwn = ownTableNames.includes(name);
    const kinds = real
      .filter(([column]) => isOwn || column in columns)
      .map(([column, { type }]) => [column, kindOf[type] ?? type]);
    const said = Object.entries(columns).map(([column, { kind }]) => [column, kind]);
    expect(Object.fromEntries(said)).toEqual(Object.fromEntries(kinds));
  },
);

test('every table of ours is there', () => {
  const { contentTypes } = service.strapi;
  const ours = Object.keys(contentTypes).filter((uid) => uid.startsWith('plugin::svc.'));
  const names = ours.map((uid) => service.strapi.db.metadata.get(uid).tableName);
  expect(ownTableNames).toEqual(expect.arrayContaining(names));
});
