import { verbsOf } from '../endpoint';
import { allEndpoints } from '../registry';
import type { JsonSchema } from '../schema';
import { operationOf } from './operation';
import { errorSchema } from './problems';

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

function pathsOf(namespace: string): Record<string, JsonSchema> {
  const paths: Record<string, JsonSchema> = {};
  for (const declared of allEndpoints()) {
    if (!declared.path.startsWith(`${namespace}/`)) continue;
    const path = (paths[`/${declared.path}`] ??= {});
    for (const method of verbsOf(declared)) {
      path[method.toLowerCase()] = operationOf(declared, method);
    }
  }
  return paths;
}

/** The description of a namespace such as `svc/events/v1`. */
export function documentOf(namespace: string): JsonSchema {
  const paths = pathsOf(namespace);
  const tags = [...new Set(Object.keys(paths).map((path) => path.split('/')[4]))];
  return {
    openapi: '3.1.0',
    info: {
      title: namespace,
      version: namespace.slice(namespace.lastIndexOf('/') + 2),
      description:
        'Dates are Y-m-d H:i:s as clocks at the event show it, amounts text with two decimals.',
    },
    servers: [{ url: '/api' }],
    tags: tags.map((name) => ({ name })),
    paths,
    components: { securitySchemes, schemas: { Error: errorSchema } },
  };
}
