import { type Endpoint, methodsOf } from '../endpoint';
import { findShape, nameOf } from '../named-shapes';
import { allEndpoints, batchNamespaces, describedNamespaces, isOfOwnType } from '../registry';
import type { JsonSchema } from '../schema';
import { type Examples, noExamples } from './examples';
import { headOf } from './head';
import { fieldsOf } from './json-schema';
import { operationOf, tagOf } from './operation';
import { errorSchemas } from './problems';
import { explained, tagWords } from './words';

/*
 * The self-description of a namespace: OpenAPI 3.1, made from the declarations that validate the requests.
 */

const securitySchemes = {
  basic: {
    type: 'http',
    scheme: 'basic',
    description: 'User name or e-mail, with the account password or an application password.',
  },
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description: "A token of the host's sign-in, or an API token of the panel.",
  },
  nonce: {
    type: 'apiKey',
    in: 'header',
    name: 'X-API-Nonce',
    description: "A nonce from svc/auth/v1/nonce, beside the cookie of the host's sign-in.",
  },
};

const description = `Dates are Y-m-d H:i:s as clocks at the event show it, amounts text with the decimals of the site's currency.

Whole numbers are also taken as text, and flags as 1, 0 and as text. Text is kept without white space at its ends, where it does not count, and has no control characters. Fields and query parameters that are not described are ignored.

Who can send GET and POST only sends a POST with \`X-HTTP-Method-Override: PUT\`, \`PATCH\` or \`DELETE\`, or with \`?_method=\` and one of these.

Every answer has \`X-Request-Id\`: what the request is called in the log of the service. A request may bring one of its own, up to 128 letters, digits and \`._~+/=-\`.`;

/** The operations at a path by their verbs, as the document has them. A read answers to HEAD, too. */
function operationsOf(declared: Endpoint, examples: Examples): Record<string, JsonSchema> {
  const methods = methodsOf(declared).map((method) => {
    const operation = operationOf(declared, method, examples);
    return [method.toLowerCase(), operation] as const;
  });
  const [, read] = methods.find(([method]) => method === 'get') ?? [];
  return { ...Object.fromEntries(methods), ...(read && { head: headOf(read) }) };
}

/** What a reader looks for comes first: a namespace after the other, then what describes them, and the batch. */
function placeOf(path: string): number {
  if (tagOf(path) === 'batch') return Infinity;
  if (tagOf(path) === 'doc') return Number.MAX_SAFE_INTEGER;
  return describedNamespaces().findIndex((name) => path.startsWith(`${name}/`));
}

function pathsOf(endpoints: Endpoint[], examples: Examples): Record<string, JsonSchema> {
  const places = new Map(endpoints.map(({ path }) => [path, placeOf(path)]));
  const sorted = [...places].sort(
    ([one, place], [other, otherPlace]) => place - otherPlace || (one < other ? -1 : 1),
  );
  const paths = Object.fromEntries(sorted.map(([path]) => [`/${path}`, {} as JsonSchema]));
  for (const declared of endpoints) {
    Object.assign(paths[`/${declared.path}`]!, operationsOf(declared, examples));
  }
  return paths;
}

/** The names of the components of one kind that are referred to. */
function namesIn(part: unknown, kind: 'schemas' | 'examples'): string[] {
  const references = new RegExp(`"#/components/${kind}/(\\w+)"`, 'g');
  return [...JSON.stringify(part).matchAll(references)].map(([, name]) => name!);
}

/** @throws Error for a name that nothing has. */
function schemaNamed(name: string, ownTypes: Set<string | undefined>): JsonSchema {
  const shape = findShape(name);
  const owner = { name, isOfOwnType: ownTypes.has(name) };
  const schema = shape ? explained(fieldsOf(shape), owner) : errorSchemas.get(name);
  if (!schema) throw new Error(`There is no schema ${name}.`);
  return schema;
}

/** The names of what a project's own types are shown as. */
function shapesOfOwnTypes(): Set<string | undefined> {
  return new Set(
    allEndpoints()
      .filter(isOfOwnType)
      .map(({ output }) => nameOf(output)),
  );
}

/** Every schema that the paths refer to, and those that these refer to. */
function schemasFor(paths: JsonSchema): JsonSchema {
  const ownTypes = shapesOfOwnTypes();
  const schemas: JsonSchema = {};
  const wanted = new Set(namesIn(paths, 'schemas'));
  // A set goes on with what is added meanwhile.
  for (const name of wanted) {
    schemas[name] = schemaNamed(name, ownTypes);
    for (const inner of namesIn(schemas[name], 'schemas')) wanted.add(inner);
  }
  return Object.fromEntries(Object.entries(schemas).sort());
}

function examplesFor(paths: JsonSchema, { errors }: Examples): JsonSchema {
  const codes = [...new Set(namesIn(paths, 'examples'))].sort();
  return Object.fromEntries(codes.map((code) => [code, { value: errors[code] }]));
}

/** From {base}/api/svc/{name}/v1/doc: whatever base a proxy has, it is the reader's own. */
const relativeServer = '../../../../api';

/** Where all namespaces are described in one. */
export const wholePath = 'svc/doc';

/** What only a running service knows of itself. */
interface Published {
  examples?: Examples;
  /** Where people find the site, without a slash at the end. */
  publicUrl?: string;
  serviceUrl?: string;
}

interface Subject {
  title: string;
  version: string;
  /** The root of REST, relative to the document. */
  relative: string;
  endpoints: Endpoint[];
}

function describe(
  { title, version, relative, endpoints }: Subject,
  { examples = noExamples, publicUrl, serviceUrl }: Published,
): JsonSchema {
  const paths = pathsOf(endpoints, examples);
  const tags = [...new Set(Object.keys(paths).map((path) => tagOf(path.slice(1))))];
  return {
    openapi: '3.1.0',
    info: {
      title,
      version,
      description,
      license: { name: 'MIT', identifier: 'MIT' },
      ...(publicUrl && { contact: { name: 'The site', url: publicUrl } }),
    },
    servers: [...(serviceUrl ? [{ url: `${serviceUrl}/api` }] : []), { url: relative }],
    tags: tags.map((name) => ({ name, ...tagWords(name) })),
    paths,
    components: {
      securitySchemes,
      schemas: schemasFor(paths),
      examples: examplesFor(paths, examples),
    },
  };
}

/** The description of a namespace such as `svc/events/v1`. */
export function documentOf(namespace: string, published: Published = {}): JsonSchema {
  const hasBatch = batchNamespaces().includes(namespace);
  const endpoints = allEndpoints().filter(
    ({ path, isInEveryDocument }) =>
      path.startsWith(`${namespace}/`) || (isInEveryDocument && hasBatch),
  );
  const version = namespace.slice(namespace.lastIndexOf('/') + 2);
  return describe({ title: namespace, version, relative: relativeServer, endpoints }, published);
}

/** The description of all that there is, the namespaces of a project among it. */
export function wholeDocument(published: Published = {}): JsonSchema {
  const namespaces = describedNamespaces().map((name) => `${name}/`);
  const endpoints = allEndpoints().filter(
    ({ path, isInEveryDocument }) =>
      isInEveryDocument || path === wholePath || namespaces.some((name) => path.startsWith(name)),
  );
  return describe({ title: 'svc', version: '1', relative: '../../api', endpoints }, published);
}
