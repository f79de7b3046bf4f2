import { type Endpoint, namesOne } from '../endpoint';
import { pagingQuery } from '../paging';
import type { JsonSchema, Shape } from '../schema';
import { isRequired } from '../schema';
import { bodyOf, jsonSchemaOf, objectOf } from './json-schema';
import { errorResponsesOf } from './problems';

const verbs: Record<string, string> = {
  GET: 'get',
  POST: 'create',
  PUT: 'update',
  PATCH: 'patch',
  DELETE: 'delete',
};

/** `refund-requests` is `RefundRequests`. */
function pascalCase(text: string): string {
  return text.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function singular(plural: string): string {
  return plural.replace(/ies$/, 'y').replace(/s$/, '');
}

/** `listEvents`, `getEvent`, `createEvent`; the other verbs of an update say which they are. */
function operationIdOf(declared: Endpoint, method: string): string {
  if (declared.operationId) return declared.operationId;
  const name = declared.path.replace(/\/\{.*/, '').replace(/.*\//, '');
  if (declared.paged) return `list${pascalCase(name)}`;
  const isOne = namesOne(declared) || method === 'POST';
  const verb = namesOne(declared) && method === 'POST' ? 'updateByPost' : verbs[method]!;
  return `${verb}${pascalCase(isOne ? singular(name) : name)}`;
}

const fieldsParameter = {
  name: '_fields',
  in: 'query',
  description: 'Names of the fields wanted, separated by commas; a dot reaches into an object.',
  schema: { type: 'string' },
};

function pathParameters({ path }: Endpoint): JsonSchema[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: name === 'uuid' ? { type: 'string', format: 'uuid' } : { type: 'integer', minimum: 0 },
  }));
}

function queryParameters({ query, paged }: Endpoint): JsonSchema[] {
  const shape: Shape = { ...query, ...(paged ? pagingQuery : {}) };
  return Object.entries(shape).map(([name, schema]) => {
    const { description, ...json } = jsonSchemaOf(schema);
    const required = isRequired(schema) && { required: true };
    return {
      name,
      in: 'query',
      ...(description ? { description } : {}),
      ...required,
      schema: json,
    };
  });
}

function goneSchema(whole: JsonSchema): JsonSchema {
  return {
    type: 'object',
    required: ['deleted', 'previous'],
    additionalProperties: false,
    properties: { deleted: { const: true }, previous: whole },
  };
}

function answerSchema({ output, paged, removes }: Endpoint): JsonSchema {
  const whole = objectOf(output);
  if (paged) return { type: 'array', items: whole };
  if (removes === 'always') return goneSchema(whole);
  return removes === 'with force' ? { oneOf: [whole, goneSchema(whole)] } : whole;
}

const pagingHeaders = {
  'X-API-Total': { description: 'Items on all pages.', schema: { type: 'integer' } },
  'X-API-TotalPages': { description: 'Pages.', schema: { type: 'integer' } },
  Link: { description: 'The next and the previous page.', schema: { type: 'string' } },
};

function successOf(declared: Endpoint): JsonSchema {
  const location = { Location: { description: 'Its address.', schema: { type: 'string' } } };
  return {
    description: declared.summary,
    ...(declared.paged && { headers: pagingHeaders }),
    ...(declared.success === 201 && { headers: location }),
    content: { 'application/json': { schema: answerSchema(declared) } },
  };
}

/** Sign-in is optional where a guest may call too. */
function securityOf({ access }: Endpoint): JsonSchema[] {
  const ways = ['basic', 'bearer', 'nonce'].map((way) => ({ [way]: [] }));
  return access.isOpen ? [{}, ...ways] : ways;
}

/** An update has the same body with none of its fields required. */
function requestBodyOf(declared: Endpoint): JsonSchema | undefined {
  if (!declared.body) return undefined;
  const { required, ...partial } = bodyOf(declared.body);
  const schema = namesOne(declared) || !required ? partial : { ...partial, required };
  const isNeeded = !namesOne(declared) && required !== undefined;
  return { required: isNeeded, content: { 'application/json': { schema } } };
}

/** One operation of the self-description. `method` is one of those that the endpoint answers. */
export function operationOf(declared: Endpoint, method: string): JsonSchema {
  const { summary, access, success = 200 } = declared;
  const requestBody = requestBodyOf(declared);
  return {
    operationId: operationIdOf(declared, method),
    summary,
    description: access.summary,
    tags: [declared.path.split('/')[3]],
    security: securityOf(declared),
    ...(access.capabilities.length > 0 && { 'x-capabilities': access.capabilities }),
    parameters: [...pathParameters(declared), ...queryParameters(declared), fieldsParameter],
    ...(requestBody && { requestBody }),
    responses: { [String(success)]: successOf(declared), ...errorResponsesOf(declared) },
  };
}
