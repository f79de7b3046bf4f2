import { anyone } from '../../access/requirements';
import type { BodyWithEtag } from '../../kit/conditional-get';
import { endpoint, routesOf } from '../../kit/endpoint';
import { etagOf } from '../../kit/conditional-get';
import { documentOf, wholeDocument, wholePath } from '../../kit/openapi/document';
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
function docAt(path: string, describe: (published: object) => object): Doc {
  const { publicUrl, serviceUrl, currency } = settings();
  const key = `${path} ${currency}`;
  const known = docs.get(key);
  if (known) return known;
  const document = describe({ examples, publicUrl, serviceUrl });
  const text = JSON.stringify(document);
  const doc = { document, ready: { text: Buffer.from(text), etag: etagOf(text) } };
  docs.set(key, doc);
  return doc;
}

interface Described {
  path: string;
  summary: string;
  operationId: string;
  describe: (published: object) => object;
}

function docEndpoint({ path, summary, operationId, describe }: Described) {
  return endpoint({
    method: 'GET',
    path,
    summary,
    operationId,
    access: anyone,
    conditional: 'code',
    output: {},
    handle() {
      const { document, ready } = docAt(path, describe);
      const headers = { 'Cache-Control': 'public, max-age=300' };
      return Promise.resolve({ status: 200, body: document, serialized: ready, headers });
    },
  });
}

/** The same at every start in one process. */
const routers = new Map<string, ReturnType<typeof routesOf>>();

function routerOf(described: Described) {
  const router = routers.get(described.path) ?? routesOf([docEndpoint(described)]);
  routers.set(described.path, router);
  return router;
}

function describedNamespace(namespace: string): Described {
  return {
    path: `${namespace}/doc`,
    summary: 'Describe this namespace, as OpenAPI 3.1',
    operationId: `describe${pascalCase(namespace.split('/')[1]!)}`,
    describe: (published) => documentOf(namespace, published),
  };
}

const everything: Described = {
  path: wholePath,
  summary: 'Describe all namespaces in one, as OpenAPI 3.1',
  operationId: 'describeAll',
  describe: wholeDocument,
};

/** Of every namespace that has endpoints by now; with those of a project once its routes are loaded. */
export function docRoutes() {
  const described = [...describedNamespaces().map(describedNamespace), everything];
  return described.flatMap((one) => routerOf(one).routes);
}
