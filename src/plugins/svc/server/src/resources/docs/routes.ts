import { anyone } from '../../access/requirements';
import type { BodyWithEtag } from '../../kit/conditional-get';
import { endpoint, routesOf } from '../../kit/endpoint';
import { etagOf } from '../../kit/conditional-get';
import { documentOf } from '../../kit/openapi/document';
import { describedNamespaces } from '../../kit/registry';
import { pascalCase } from '../../lib/pascal-case';
import { settings } from '../../host/strapi';
import { examples } from './examples';
import { explainFields } from './words';

explainFields();

interface Doc {
  document: object;
  ready: BodyWithEtag;
}

const docs = new Map<string, Doc>();

/** Made when it is first asked for: by then every endpoint is declared, and none comes later. */
function docOf(namespace: string): Doc {
  const known = docs.get(namespace);
  if (known) return known;
  const { publicUrl, serviceUrl } = settings();
  const document = documentOf(namespace, { examples, publicUrl, serviceUrl });
  const text = JSON.stringify(document);
  const doc = { document, ready: { text: Buffer.from(text), etag: etagOf(text) } };
  docs.set(namespace, doc);
  return doc;
}

function docEndpoint(namespace: string, operationId: string) {
  return endpoint({
    method: 'GET',
    path: `${namespace}/doc`,
    summary: 'Describe this namespace, as OpenAPI 3.1',
    operationId,
    access: anyone,
    conditional: 'code',
    output: {},
    handle() {
      const { document, ready } = docOf(namespace);
      const headers = { 'Cache-Control': 'public, max-age=300' };
      return Promise.resolve({ status: 200, body: document, serialized: ready, headers });
    },
  });
}

/** The same at every start in one process. */
const routers = new Map<string, ReturnType<typeof routesOf>>();

function routerOf(namespace: string) {
  const name = pascalCase(namespace.split('/')[1]!);
  const router = routers.get(namespace) ?? routesOf([docEndpoint(namespace, `describe${name}`)]);
  routers.set(namespace, router);
  return router;
}

/** Of every namespace that has endpoints by now; with those of a project once its routes are loaded. */
export function docRoutes() {
  return describedNamespaces().flatMap((namespace) => routerOf(namespace).routes);
}
