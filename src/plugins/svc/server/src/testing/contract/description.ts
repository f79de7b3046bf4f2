import { expect, test } from '@jest/globals';
import { validate } from '@readme/openapi-parser';
import type { About, Running } from './about';

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

/** What the namespace says of it. That answers are as described is held against every one of them. */
export function checkDescription({ path, edit, remove, full }: About, running: () => Running) {
  test('describes itself, with what it takes and who may (6.5)', async () => {
    const namespace = path.slice(0, path.lastIndexOf('/'));
    const { body } = await running().service.call('GET', `${namespace}/doc`);
    const result = await validate(structuredClone(body) as Parameters<typeof validate>[0]);
    expect(result).toMatchObject({ valid: true });
    const paths = body.paths as Record<string, Record<string, Operation>>;
    const many = paths[`/${path}`]!;
    const one = paths[`/${path}/{id}`]!;
    expect(Object.keys(many).sort()).toEqual(['get', 'post']);
    expect(Object.keys(one).sort()).toEqual(['delete', 'get', 'patch', 'post', 'put']);
    const taken = many.post!.requestBody!.content['application/json'].schema;
    expect(taken.required).toEqual(['title']);
    expect(Object.keys(taken.properties).sort()).toEqual(Object.keys(full).sort());
    const { $ref: name } = one.get!.responses['200']!.content['application/json'].schema;
    const { schemas } = body.components as { schemas: Record<string, Schema> };
    const shown = schemas[name.replace('#/components/schemas/', '')]!;
    expect(Object.keys(shown.properties).sort()).toEqual(
      ['id', 'url', ...Object.keys(full)].sort(),
    );
    for (const operation of [many.post, one.put, one.patch, one.post]) {
      expect(operation!['x-capabilities']).toEqual([edit]);
    }
    expect(one.delete!['x-capabilities']).toEqual([remove]);
  });
}
