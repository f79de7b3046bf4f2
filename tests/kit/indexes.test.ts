import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { built, projectRoot, type Service, startService } from '../support';
import { indexesOf } from '#svc/testing/indexes';

interface Schema {
  collectionName: string;
  indexes?: { name: string; columns: string[]; type?: 'unique' }[];
}

let service: Service;

beforeAll(async () => {
  service = await startService();
});

const source = path.join(projectRoot, 'src');
const schemas = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'schema.json')
  .map((file) => JSON.parse(readFileSync(path.join(source, file), 'utf8')) as Schema);
const declared = schemas.flatMap(({ collectionName, indexes = [] }) =>
  indexes.map((index) => [collectionName, index] as const),
);

test('there are types, and most of them declare indexes', () => {
  expect(schemas.length).toBeGreaterThan(8);
  expect(declared.length).toBeGreaterThan(12);
});

test.each(declared)('%s has the index that it declares: %j', async (table, declaration) => {
  const { name, columns, type } = declaration;
  const indexes = await indexesOf(service, table);
  expect(indexes.find((index) => index.name === name)).toEqual({
    name,
    columns,
    unique: type === 'unique',
  });
});

test('every identified type finds its public id by an index', async () => {
  for (const table of [
    'svc_events',
    'svc_venues',
    'svc_organizers',
    'svc_categories',
    'svc_tags',
    'svc_tickets',
  ]) {
    const indexes = await indexesOf(service, table);
    expect([table, indexes.some(({ columns }) => columns[0] === 'public_id')]).toEqual([
      table,
      true,
    ]);
  }
});

test('every resource is found by its id and its address, and listed, by an index', async () => {
  const { allResources } =
    built<typeof import('../../src/plugins/svc/server/src/kit/registry')>('kit/registry');
  const uids = allResources().map(({ uid }) => uid);
  expect(uids.length).toBeGreaterThan(3);
  for (const uid of uids) {
    const table = service.strapi.db.metadata.get(uid).tableName;
    expect(await indexesOf(service, table)).toEqual(
      expect.arrayContaining([
        { name: `${table}_public_id_idx`, columns: ['public_id'], unique: true },
        { name: `${table}_slug_idx`, columns: ['slug'], unique: true },
        { name: `${table}_title_idx`, columns: ['title', 'public_id'], unique: false },
      ]),
    );
  }
});
