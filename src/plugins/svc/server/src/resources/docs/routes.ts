import { anyone } from '../../access/requirements';
import type { BodyWithEtag } from '../../kit/conditional-get';
import { endpoint, routesOf } from '../../kit/endpoint';
import { etagOf } from '../../kit/entity-tag';
import { documentOf } from '../../kit/openapi/document';
import { examples } from './examples';
import type { DescribedNamespace } from './namespaces';

interface Doc {
  document: object;
  ready: BodyWithEtag;
}

const docs = new Map<string, Doc>();

/** Made when it is first asked for: by then every endpoint is declared, and none comes later. */
function docOf(namespace: DescribedNamespace): Doc {
  const known = docs.get(namespace);
  if (known) return known;
  const document = documentOf(namespace, examples);
  const text = JSON.stringify(document);
  const doc = { document, ready: { text: Buffer.from(text), etag: etagOf(text) } };
  docs.set(namespace, doc);
  return doc;
}

function docEndpoint(namespace: DescribedNamespace, operationId: string) {
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

export default routesOf([
  docEndpoint('svc/events/v1', 'describeEvents'),
  docEndpoint('svc/tickets/v1', 'describeTickets'),
]);
