import { anyone } from '../../../rest/access';
import type { TaggedText } from '../../../rest/conditional';
import { endpoint, routesOf } from '../../../rest/endpoint';
import { tagOf } from '../../../rest/entity-tag';
import { documentOf } from '../../../rest/openapi/document';
import { examples } from '../examples';
import type { DescribedNamespace } from '../namespaces';

interface Doc {
  document: object;
  ready: TaggedText;
}

const docs = new Map<string, Doc>();

/** Made when it is first asked for: by then every endpoint is declared, and none comes later. */
function docOf(namespace: DescribedNamespace): Doc {
  const known = docs.get(namespace);
  if (known) return known;
  const document = documentOf(namespace, examples);
  const text = JSON.stringify(document);
  const doc = { document, ready: { text: Buffer.from(text), tag: tagOf(text) } };
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
      return Promise.resolve({ status: 200, body: document, ready, headers });
    },
  });
}

export default routesOf([
  docEndpoint('svc/events/v1', 'describeEvents'),
  docEndpoint('svc/tickets/v1', 'describeTickets'),
]);
