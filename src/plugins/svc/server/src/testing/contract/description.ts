import { expect, test } from '@jest/globals';
import { validate } from '@readme/openapi-parser';
import type { Own } from '../../kit/resource/declaration';
import type { Use } from './use';

interface Schema {
  required?: string[];
  properties: Record<string, unknown>;
}

interface Shown {
  $ref: string;
}

interface Operation {
  'x-capabilities'?: string[];
  requestBody?: { content: { 'application/json': { schema: Schema } } };
  responses: Record<string, { content: { 'application/json': { schema: Shown } } }>;
}

const capabilitiesOf = (editors: string | Own) =>
  typeof editors === 'string' ? [editors] : [editors.own, editors.others];

/** What the namespace says of it. That answers are as described is held against every one of them. */
export function checkDescription(use: Use) {
  test('describes itself, with what it takes and who may (6.5)', async () => {
    const { create, edit, get, path, remove, placed, required, resolved, sample } = await use();
    const { body } = await get(`${path.slice(0, path.lastIndexOf('/'))}/doc`);
    const result = await validate(structuredClone(body) as Parameters<typeof validate>[0]);
    expect(result).toMatchObject({ valid: true });
    const paths = body.paths as Record<string, Record<string, Operation>>;
    const many = paths[`/${path}`]!;
    const one = paths[`/${path}/{id}`]!;
    expect(Object.keys(many).sort()).toEqual(['get', 'head', 'post']);
    expect(Object.keys(one).sort()).toEqual(['delete', 'get', 'head', 'patch', 'post', 'put']);
    for (const { path: below } of resolved.nested) {
      const { body: described } = await get(`${below.split('/').slice(0, 3).join('/')}/doc`);
      expect(described.paths).toHaveProperty([`/${below}`, 'get']);
    }
    for (const action of Object.keys(resolved.declared.actions ?? {})) {
      expect(paths).toHaveProperty([`/${path}/{id}/${action}`, 'post']);
    }
    const taken = many.post!.requestBody!.content['application/json'].schema;
    expect(taken.required).toEqual(required);
    expect(Object.keys(taken.properties).sort()).toEqual(
      [...Object.keys(sample), ...placed].sort(),
    );
    const { $ref: name } = one.get!.responses['200']!.content['application/json'].schema;
    const { schemas } = body.components as { schemas: Record<string, Schema> };
    const shown = schemas[name.replace('#/components/schemas/', '')]!;
    const named = Object.keys(resolved.embeds).length > 0 ? ['slug', '_embedded'] : ['slug'];
    if (placed.length > 0) named.push(...placed, 'distance_km');
    const fields = new Set([...named, ...Object.keys(await create())]);
    expect(Object.keys(shown.properties).sort()).toEqual([...fields].sort());
    expect(many.post!['x-capabilities']).toEqual(capabilitiesOf(edit).slice(0, 1));
    for (const operation of [one.put, one.patch, one.post]) {
      expect(operation!['x-capabilities']).toEqual(capabilitiesOf(edit));
    }
    expect(one.delete!['x-capabilities']).toEqual(capabilitiesOf(remove));
  });
}
