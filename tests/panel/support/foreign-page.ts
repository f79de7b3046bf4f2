import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { stopLater } from '#svc/testing/cleanup';

/*
 * A site of somebody else's: pages on another origin than the service, with a policy that allows nothing inline, no eval and
 * no HTML from text, and the service and Stripe where they have to be.
 */

export interface ForeignSite {
  url: string;
  /** Shows this at a path, with scripts of its own. */
  show(path: string, page: { body: string; script?: string; lang?: string }): string;
}

function policyOf(service: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${service} https://js.stripe.com`,
    `connect-src ${service}`,
    "style-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types svc-tickets',
  ].join('; ');
}

/** Pages load `lines` first: those that the service says. */
export async function openForeignSite(service: string, lines: string): Promise<ForeignSite> {
  const files = new Map<string, { type: string; text: string }>();
  const server = createServer((request, answer) => {
    const file = files.get(new URL(request.url!, 'http://localhost').pathname);
    answer.setHeader('Content-Type', `${file?.type ?? 'text/plain'}; charset=utf-8`);
    answer.setHeader('Content-Security-Policy', policyOf(service));
    // Nothing is loaded but what says that it may be.
    answer.setHeader('Cross-Origin-Embedder-Policy', 'require-corp');
    answer.writeHead(file ? 200 : 404).end(file?.text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stopLater(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(() => resolve()));
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    show(path, { body, script = '', lang = 'en' }) {
      const text = `<!doctype html><html lang="${lang}"><meta charset="utf-8">
        <meta name="viewport" content="width=device-width"><title>Elsewhere</title>
        <script src="${path}.js"></script>${lines}
        <main><h1>A site of somebody else's</h1>${body}</main></html>`;
      files.set(path, { type: 'text/html', text });
      files.set(`${path}.js`, { type: 'text/javascript', text: script });
      return url + path;
    },
  };
}
