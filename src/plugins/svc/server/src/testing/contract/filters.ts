import { expect, test } from '@jest/globals';
import type { Fields } from '../things';
import type { JsonSchema } from '../values/json-schema';
import { wrongValues } from '../values/wrong';
import { built } from '../built';
import { indexesOf } from '../indexes';
import type { Use, Used } from './use';

type JsonSchemas = typeof import('../../kit/openapi/json-schema');
type Resolve = typeof import('../../kit/resource/resolve');

/** What finds the thing with all fields, by a filter. */
function sentFor({ sample, resolved }: Used, name: string): string | undefined {
  const { comparison, field = name } = resolved.declared.filters![name]!;
  const value = [sample[field]].flat()[0];
  if (value === undefined || typeof value === 'object') return undefined;
  return comparison === 'between' ? `${String(value)},${String(value)}` : String(value);
}

const idsIn = (body: unknown) => (body as Fields[]).map(({ id }) => id);

/** What no number, word or date is, as a parameter's value; any text is a text. */
const senseless = ['x', '1e3', '2030-02-30', 'nonsense'];

/** Of these, what a filter must refuse. */
function wrongFor({ resolved }: Used, name: string): unknown[] {
  const { jsonSchemaOf } = built<JsonSchemas>('kit/openapi/json-schema');
  const schema = jsonSchemaOf(resolved.query[name]!) as JsonSchema;
  const wrong = wrongValues(schema.type === 'array' ? schema.items! : schema);
  return wrong.filter((one) => typeof one === 'string' && senseless.includes(one));
}

/** Parameters of its lists: filters and orders, as they are declared. */
export function checkFilters(use: Use): void {
  test('is found by each of its filters, which refuse what they cannot compare (1.3)', async () => {
    const used = await use();
    const { create, get, path, resolved, send, sample } = used;
    const made = await create({ title: 'Filtered' });
    const { body: bare } = await send('POST', path, { ...used.least, title: 'Filtered' });
    const filters = Object.entries(resolved.declared.filters ?? {});
    for (const [name, { comparison, field = name }] of filters) {
      const value = sentFor(used, name);
      if (value === undefined) continue;
      const query = { [name]: value, search: 'filtered', per_page: 100 };
      const { status, body } = await get(path, query);
      expect([name, status, idsIn(body).includes(made.id)]).toEqual([name, 200, true]);
      const isOther = JSON.stringify(bare[field]) !== JSON.stringify(sample[field]);
      if (isOther && !comparison.startsWith('at')) {
        expect([name, idsIn(body).includes(bare.id as number)]).toEqual([name, false]);
      }
      for (const one of wrongFor(used, name)) {
        const refused = await get(path, { [name]: String(one) });
        const params = Object.keys(refused.body.data.params as object);
        expect([name, one, refused.status, params]).toEqual([name, one, 400, [name]]);
      }
    }
  });

  test('is found by its slug and its id, and left out by it (8.2, 8.3)', async () => {
    const { create, get, path } = await use();
    const { id } = await create({ title: 'Chosen' });
    await create({ title: 'Chosen' });
    const { body } = await get(`${path}/${id}`, { _fields: 'slug' });
    expect(idsIn((await get(path, body as { slug: string })).body)).toEqual([id]);
    expect(idsIn((await get(path, { include: Number(id) })).body)).toEqual([id]);
    const others = await get(path, { exclude: Number(id), search: 'chosen' });
    expect([others.status, idsIn(others.body).includes(id)]).toEqual([200, false]);
  });

  test('is listed backwards by each of its orders, exactly as forwards (2.10)', async () => {
    const { create, get, path, resolved } = await use();
    for (const title of ['Ordered b', 'Ordered a', 'Ordered c']) await create({ title });
    const orders = ['title', 'id', 'modified', 'relevance', ...(resolved.declared.orderby ?? [])];
    for (const orderby of orders) {
      const list = async (order: string) =>
        idsIn((await get(path, { orderby, order, search: 'ordered', per_page: 100 })).body);
      const forwards = await list('asc');
      expect([orderby, forwards.length]).toEqual([orderby, 3]);
      expect([orderby, await list('desc')]).toEqual([orderby, forwards.reverse()]);
    }
    expect((await get(path, { orderby: 'password' })).status).toBe(400);
  });

  test('is found by its id, its address and each filter, and listed, by an index', async () => {
    const { service, resolved } = await use();
    const { indexedColumns } = built<Resolve>('kit/resource/resolve');
    const lists = ['title', ...indexedColumns(resolved)];
    const lead = resolved.hasDrafts ? ['shown_status'] : [];
    const columns = (await indexesOf(service, resolved.table)).map((index) => index.columns);
    expect(columns).toEqual(
      expect.arrayContaining([
        ['public_id'],
        ['slug'],
        ...lists.map((column) => [...lead, column, 'public_id']),
      ]),
    );
  });
}
