import { createHash } from 'node:crypto';
import { anyone } from '../../../rest/access';
import { endpoint, routesOf } from '../../../rest/endpoint';
import { documentOf } from '../../../rest/openapi/document';

interface Doc {
  document: object;
  etag: string;
}

const docs = new Map<string, Doc>();

/** Made when it is first asked for: by then every endpoint is declared, and none comes later. */
function docOf(namespace: string): Doc {
  const known = docs.get(namespace);
  if (known) return known;
  const document = documentOf(namespace);
  const digest = createHash('sha256').update(JSON.stringify(document)).digest('base64url');
  const doc = { document, etag: `"${digest.slice(0, 27)}"` };
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
    output: {},
    handle() {
      const { document, etag } = docOf(namespace);
      const headers = { ETag: etag, 'Cache-Control': 'public, max-age=300' };
      return Promise.resolve({ status: 200, body: document, headers });
    },
  });
}

export default routesOf([
  docEndpoint('svc/events/v1', 'describeEvents'),
  docEndpoint('svc/tickets/v1', 'describeTickets'),
]);
