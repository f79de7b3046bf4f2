import { methodsOf } from '../endpoint';
import { findShape } from '../named-shapes';
import { allEndpoints } from '../registry';
import type { JsonSchema } from '../schema';
import { type Examples, noExamples } from './examples';
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

const description = `Dates are Y-m-d H:i:s as clocks at the event show it, amounts text with two decimals.

Whole numbers are also taken as text, and flags as 1, 0 and as text. Text is kept without white space at its ends, where it does not count, and has no control characters. Fields and query parameters that are not described are ignored.

Who can send GET and POST only sends a POST with \`X-HTTP-Method-Override: PUT\`, \`PATCH\` or \`DELETE\`, or with \`?_method=\` and one of these.`;

function pathsOf(namespace: string, examples: Examples): Record<string, JsonSchema> {
  const paths: Record<string, JsonSchema> = {};
  for (const declared of allEndpoints()) {
    if (!declared.isInEveryDocument && !declared.path.startsWith(`${namespace}/`)) continue;
    const path = (paths[`/${declared.path}`] ??= {});
    for (const method of methodsOf(declared)) {
      path[method.toLowerCase()] = operationOf(declared, method, examples);
    }
  }
  return Object.fromEntries(Object.entries(paths).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The names of the components of one kind that are referred to. */
function namesIn(part: unknown, kind: 'schemas' | 'examples'): string[] {
  const references = new RegExp(`"#/components/${kind}/(\\w+)"`, 'g');
  return [...JSON.stringify(part).matchAll(references)].map(([, name]) => name!);
}

/** @throws Error for a name that nothing has. */
function schemaNamed(name: string): JsonSchema {
  const shape = findShape(name);
  const schema = shape ? explained(fieldsOf(shape), name) : errorSchemas.get(name);
  if (!schema) throw new Error(`There is no schema ${name}.`);
  return schema;
}

/** Every schema that the paths refer to, and those that these refer to. */
function schemasFor(paths: JsonSchema): JsonSchema {
  const schemas: JsonSchema = {};
  const wanted = new Set(namesIn(paths, 'schemas'));
  // A set goes on with what is added meanwhile.
  for (const name of wanted) {
    schemas[name] = schemaNamed(name);
    for (const inner of namesIn(schemas[name], 'schemas')) wanted.add(inner);
  }
  return Object.fromEntries(Object.entries(schemas).sort());
}

function examplesFor(paths: JsonSchema, { errors }: Examples): JsonSchema {
  const codes = [...new Set(namesIn(paths, 'examples'))].sort();
  return Object.fromEntries(codes.map((code) => [code, { value: errors[code] }]));
}

/** From {base}/api/svc/{name}/v1/doc: whatever base a proxy has, it is the reader's own. */
export const relativeServer = '../../../../api';

/** What only a running service knows of itself. */
interface Published {
  examples?: Examples;
  /** Where people find the site, without a slash at the end. */
  publicUrl?: string;
  serviceUrl?: string;
}

/** The description of a namespace such as `svc/events/v1`. */
export function documentOf(
  namespace: string,
  { examples = noExamples, publicUrl, serviceUrl }: Published = {},
): JsonSchema {
  const paths = pathsOf(namespace, examples);
  const tags = [...new Set(Object.keys(paths).map((path) => tagOf(path.slice(1))))];
  return {
    openapi: '3.1.0',
    info: {
      title: namespace,
      version: namespace.slice(namespace.lastIndexOf('/') + 2),
      description,
      license: { name: 'MIT', identifier: 'MIT' },
      ...(publicUrl && { contact: { name: 'The site', url: publicUrl } }),
    },
    servers: [...(serviceUrl ? [{ url: `${serviceUrl}/api` }] : []), { url: relativeServer }],
    tags: tags.map((name) => ({ name, ...tagWords(name) })),
    paths,
    components: {
      securitySchemes,
      schemas: schemasFor(paths),
      examples: examplesFor(paths, examples),
    },
  };
}
