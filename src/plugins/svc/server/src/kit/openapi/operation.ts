import type * as yup from 'yup';
import { type Endpoint, isSingleResourceWrite, isSingleResource } from '../endpoint';
import { type Deprecation, deprecationHeaders, wordsOf } from '../deprecation';
import { nameOf } from '../named-shapes';
import { pagingQuery } from '../paging';
import { findReadEndpoint, isOfOwnType } from '../registry';
import type { JsonSchema, Shape } from '../schema';
import { isRequired } from '../schema';
import { operationIdOf } from './operation-id';
import { errorExampleOf, exampleField, type Examples, type OperationExamples } from './examples';
import { bodyOf, jsonSchemaOf, objectOf } from './json-schema';
import { explained, type Owner, parameterWords } from './words';
import { errorResponsesOf } from './problems';

const fieldsParameter = {
  name: '_fields',
  in: 'query',
  description: 'Names of the fields wanted, separated by commas; a dot reaches into an object.',
  schema: { type: 'string', examples: ['id,title'] },
};

function embedParameter({ embeds = {} }: Endpoint): JsonSchema[] {
  const names = Object.keys(embeds);
  if (names.length === 0) return [];
  const description = `What to put into _embedded, separated by commas: ${names.join(', ')}; 1 for all.`;
  return [
    {
      name: '_embed',
      in: 'query',
      description,
      schema: { type: 'string', examples: [names.join(',')] },
    },
  ];
}

const exampleUuid = '3f2b8c1e-5d4a-4b6f-9a7c-1e2d3c4b5a69';

function collectionOf(declared: Endpoint): Owner {
  return { name: tagOf(declared.path), isOfOwnType: isOfOwnType(declared) };
}

function pathParameters(declared: Endpoint): JsonSchema[] {
  return [...declared.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    ...parameterWords(collectionOf(declared), name!),
    ...(name === 'uuid'
      ? { schema: { type: 'string', format: 'uuid' }, example: exampleUuid }
      : { schema: { type: 'integer', minimum: 0 }, example: 17 }),
  }));
}

type Place = 'query' | 'header';

function parameterOf(owner: Owner, place: Place, name: string, schema: yup.AnySchema): JsonSchema {
  const { description, ...json } = jsonSchemaOf(schema);
  return {
    name,
    in: place,
    ...parameterWords(owner, name, description),
    ...(isRequired(schema) && { required: true }),
    // Commas between the items; the service takes the parameter repeated, too.
    ...(json.type === 'array' && { style: 'form', explode: false }),
    schema: json,
  };
}

function parametersIn(owner: Owner, place: Place, shape: Shape): JsonSchema[] {
  return Object.entries(shape).map(([name, schema]) => parameterOf(owner, place, name, schema));
}

const ifNoneMatchParameter = {
  name: 'If-None-Match',
  in: 'header',
  description: 'The ETag of an earlier response; 304 if the response would be the same.',
  schema: { type: 'string' },
};

const ifMatchParameter = {
  name: 'If-Match',
  in: 'header',
  description:
    'One or more ETags of earlier reads, separated by commas: 412, and nothing is written, if it has changed since. `*` matches any.',
  schema: { type: 'string' },
};

const ifMatchWithoutEtagParameter = {
  ...ifMatchParameter,
  description: 'This has no ETag: `*` is accepted, anything else is 412.',
};

function preconditionsOf(declared: Endpoint): JsonSchema[] {
  if (!isSingleResourceWrite(declared)) return [];
  return [
    findReadEndpoint(declared.path)?.conditional ? ifMatchParameter : ifMatchWithoutEtagParameter,
  ];
}

function parametersOf(declared: Endpoint): JsonSchema[] {
  const query: Shape = { ...declared.query, ...(declared.paged ? pagingQuery : {}) };
  const owner = collectionOf(declared);
  return [
    ...pathParameters(declared),
    ...parametersIn(owner, 'query', query),
    ...(declared.mediaType ? [] : [fieldsParameter]),
    ...embedParameter(declared),
    ...parametersIn(owner, 'header', declared.headers ?? {}),
    ...(declared.conditional ? [ifNoneMatchParameter] : []),
    ...preconditionsOf(declared),
  ];
}

function deletedSchema(whole: JsonSchema): JsonSchema {
  return {
    type: 'object',
    required: ['deleted', 'previous'],
    properties: { deleted: { type: 'boolean', const: true }, previous: whole },
  };
}

function responseSchema({ output, alternativeOutput, paged, removes }: Endpoint): JsonSchema {
  const whole = objectOf(output);
  // Of what may get further fields, an answer can be both.
  if (alternativeOutput) return { anyOf: [whole, objectOf(alternativeOutput)] };
  if (paged) return { type: 'array', items: whole };
  if (removes === 'always') return deletedSchema(whole);
  return removes === 'with force' ? { oneOf: [whole, deletedSchema(whole)] } : whole;
}

function header(type: 'string' | 'integer', description: string): JsonSchema {
  return { description, schema: { type } };
}

const pagingHeaders = {
  'X-API-Total': header('integer', 'Items on all pages.'),
  'X-API-TotalPages': header('integer', 'Pages.'),
  Link: header('string', 'The next and the previous page.'),
};

const etagHeaders = {
  ETag: header('string', 'Identifies this response.'),
  'Cache-Control': header('string', 'Who may keep it, and for how long.'),
};

const cacheTagHeader = {
  'Cache-Tag': header(
    'string',
    'What it was made from, for caches that forget by it: events,event-17,venue-3. To guests only.',
  ),
};

const notModified = {
  description: 'The response is the one of the ETag sent.',
  headers: etagHeaders,
};

const writeEtagHeaders = {
  ETag: header('string', 'Identifies what was written, for the next write.'),
};

/** Whether it answers what it has written, where a read of that has a tag. */
function hasReadEtag({ method, path, success }: Endpoint): boolean {
  const one = method === 'POST' && success === 201 ? `${path}/{id}` : path;
  return method !== 'GET' && method !== 'DELETE' && Boolean(findReadEndpoint(one)?.conditional);
}

function deprecationHeadersOf({ deprecated, paged }: Endpoint): JsonSchema {
  const said = Object.keys(deprecated ?? {}) as (keyof Deprecation)[];
  const headers = said.map((key) => deprecationHeaders[key]);
  // Of a list it has been told already.
  const further = headers.filter(([name]) => !(paged && name === 'Link'));
  return Object.fromEntries(further.map(([name, says]) => [name, header('string', says)]));
}

function headersOf(declared: Endpoint): JsonSchema {
  const { paged, success, conditional, responseHeaders = {} } = declared;
  const told = deprecationHeadersOf(declared);
  const own = Object.entries(responseHeaders).map(([name, says]) => [name, header('string', says)]);
  return {
    ...(paged && pagingHeaders),
    ...(success === 201 && { Location: header('string', 'Its address.') }),
    ...(conditional && etagHeaders),
    ...(conditional && conditional !== 'code' && cacheTagHeader),
    ...(hasReadEtag(declared) && writeEtagHeaders),
    ...told,
    ...(Object.fromEntries(own) as JsonSchema),
  };
}

/** What words of fields are looked up by: the thing that is sent or answered, else the operation. */
function objectIn(declared: Endpoint): Owner {
  const name = nameOf(declared.output) ?? operationIdOf(declared, declared.method);
  return { name, isOfOwnType: isOfOwnType(declared) };
}

function successOf(declared: Endpoint, { answer }: OperationExamples): JsonSchema {
  const headers = headersOf(declared);
  const told = {
    description: declared.summary,
    ...(Object.keys(headers).length > 0 && { headers }),
  };
  const text = { schema: { type: 'string' } };
  if (declared.mediaType) return { ...told, content: { [declared.mediaType]: text } };
  return {
    ...told,
    content: {
      'application/json': {
        schema: explained(responseSchema(declared), objectIn(declared)),
        ...exampleField(answer),
      },
      ...(declared.hasText && { 'text/plain': text }),
    },
  };
}

/** Sign-in is optional where a guest may call too. */
function securityOf({ access }: Endpoint): JsonSchema[] {
  const ways = ['basic', 'bearer', 'nonce'].map((way) => ({ [way]: [] }));
  return access.allowsGuests ? [{}, ...ways] : ways;
}

/** An update has the same body with none of its fields required. */
function requestBodyOf(declared: Endpoint, sent: unknown): JsonSchema | undefined {
  const { rawBody } = declared;
  if (rawBody) return { required: true, content: { 'application/json': rawBody } };
  if (!declared.body) return undefined;
  const { required, ...partial } = explained(bodyOf(declared.body), objectIn(declared));
  const schema = isSingleResource(declared) || !required ? partial : { ...partial, required };
  const isNeeded = !isSingleResource(declared) && required !== undefined;
  return {
    required: isNeeded,
    content: { 'application/json': { schema, ...exampleField(sent) } },
  };
}

/** The collection that a path is about: `events` of `svc/events/v1/events/{id}` and of `svc/events/v1/events.rss`. */
export function tagOf(path: string): string {
  const [first = '', second = '', , collection = first === 'svc' ? second : first] =
    path.split('/');
  return collection.replace(/\.\w+$/, '');
}

/** One operation of the self-description. `method` is one of those that the endpoint answers. */
export function operationOf(declared: Endpoint, method: string, examples: Examples): JsonSchema {
  const { summary, access, deprecated, success = 200 } = declared;
  const ofOperation = examples.operations[operationIdOf(declared, declared.method)] ?? {};
  const requestBody = requestBodyOf(declared, ofOperation.body);
  return {
    operationId: operationIdOf(declared, method),
    summary,
    description: deprecated ? `${access.summary} ${wordsOf(deprecated)}` : access.summary,
    ...(deprecated && { deprecated: true }),
    tags: [tagOf(declared.path)],
    security: securityOf(declared),
    ...(access.capabilities.length > 0 && { 'x-capabilities': access.capabilities }),
    parameters: parametersOf(declared),
    ...(requestBody && { requestBody }),
    responses: {
      [String(success)]: successOf(declared, ofOperation),
      ...(declared.conditional && { '304': notModified }),
      ...errorResponsesOf(declared, errorExampleOf(examples, ofOperation)),
    },
  };
}
