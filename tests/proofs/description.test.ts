import type * as Redocly from '@redocly/openapi-core';
import type * as SpectralCore from '@stoplight/spectral-core';
import type { RulesetDefinition } from '@stoplight/spectral-core';
import type * as SpectralParsers from '@stoplight/spectral-parsers';
import type * as SpectralRulesets from '@stoplight/spectral-rulesets';
import { natively } from '#svc/testing/natively';
import { type Service, startService } from '../support';

/*
 * The description as those meet it who make clients and pages from it: two linters that are not ours have nothing to say,
 * and nothing is without a word.
 */

const { Spectral, Document } = natively<typeof SpectralCore>('@stoplight/spectral-core');
const { oas } = natively<typeof SpectralRulesets>('@stoplight/spectral-rulesets');
const { Json } = natively<typeof SpectralParsers>('@stoplight/spectral-parsers');
const { createConfig, lintFromString } = natively<typeof Redocly>('@redocly/openapi-core');

interface Schema {
  description?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
}

interface Content {
  content?: { 'application/json': { schema: Schema } };
}

interface Operation {
  operationId: string;
  parameters: { name: string; description?: string }[];
  requestBody?: Content;
  responses: Record<string, Content>;
}

interface Description {
  servers: { url: string }[];
  tags: { name: string; description?: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

const namespaces = ['events', 'tickets', 'auth', 'everything'] as const;
type Namespace = (typeof namespaces)[number];

const descriptions = new Map<Namespace, Description>();
const read = (namespace: Namespace) => descriptions.get(namespace)!;

/** All that is asked of the service, at once: a linter works for longer than an idle connection stays. */
beforeAll(async () => {
  const service: Service = await startService();
  for (const namespace of namespaces) {
    const path = namespace === 'everything' ? 'svc/doc' : `svc/${namespace}/v1/doc`;
    const { body } = await service.call('GET', path);
    descriptions.set(namespace, body as unknown as Description);
  }
});

/** Where a field has no description: the names that lead to it. */
function wordless(where: string, schema: Schema | undefined): string[] {
  if (!schema) return [];
  const fields = Object.entries(schema.properties ?? {});
  const inner = [schema.items, ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  return [
    ...fields.flatMap(([name, field]) => [
      ...(field.description ? [] : [`${where}.${name}`]),
      ...wordless(`${where}.${name}`, field),
    ]),
    ...inner.flatMap((one) => wordless(where, one)),
  ];
}

const schemaOf = ({ content }: Content) => content?.['application/json']?.schema;

function wordlessIn(operation: Operation): string[] {
  const { operationId, parameters, requestBody = {}, responses } = operation;
  return [
    ...parameters.filter((one) => !one.description).map(({ name }) => `${operationId}?${name}`),
    ...wordless(operationId, schemaOf(requestBody)),
    ...Object.values(responses).flatMap((answer) => wordless(operationId, schemaOf(answer))),
  ];
}

describe.each(namespaces)('the description of %s', (namespace) => {
  test('says of every field, parameter and collection what it means (6.5)', () => {
    const { paths, components, tags } = read(namespace);
    const operations = Object.values(paths).flatMap((path) => Object.values(path));
    expect([
      ...operations.flatMap(wordlessIn),
      ...Object.entries(components.schemas).flatMap(([name, schema]) => wordless(name, schema)),
      ...tags.filter(({ description }) => !description).map(({ name }) => name),
    ]).toEqual([]);
  });

  test('passes Spectral’s rules of OpenAPI without a word (6.5)', async () => {
    const spectral = new Spectral();
    spectral.setRuleset({ extends: [[oas as RulesetDefinition, 'recommended']] });
    const text = JSON.stringify(read(namespace));
    expect(await spectral.run(new Document(text, Json, namespace))).toEqual([]);
  });

  test('passes Redocly’s recommended rules without a word (6.5)', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const source = JSON.stringify(read(namespace));
    const problems = await lintFromString({ source, absoluteRef: `${namespace}.json`, config });
    expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  });

  test('begins with the address of the site, for programs on other machines (6.5)', () => {
    const [site, ...others] = read(namespace).servers;
    expect([site!.url, others.length]).toEqual(['https://tickets.example.test/api', 1]);
  });
});
