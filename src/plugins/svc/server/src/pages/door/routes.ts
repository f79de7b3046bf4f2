import { createHash } from 'node:crypto';
import type { Context } from 'koa';
import { doorPolicy } from '../../domain/content-security';
import { html, trusted } from '../../domain/markup';
import { doorScript } from './assets';
import { doorStyles } from './styles';

/*
 * The page at the door: one for a telephone, on an address of its own. Whoever opens it sees that it is there; what it
 * shows it asks for by the panel's session.
 */

const styleDigest = createHash('sha256').update(doorStyles).digest('base64');

/** In one piece: a space more, and it is not what the digest says. */
const styleElement = trusted(`<style>${doorStyles}</style>`);

const page = html`<!doctype html>
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta
        name="viewport"
        content="width=device-width,initial-scale=1,viewport-fit=cover,interactive-widget=resizes-content"
      />
      <meta name="theme-color" content="#10131a" />
      <title>Door</title>
      ${styleElement}
      <script src="/door/door.js" defer></script>
    </head>
    <body>
      <main id="door">
        <noscript
          ><p>
            This page needs JavaScript, for the camera and for when there is no network.
          </p></noscript
        >
      </main>
      <section id="verdict" class="verdict" role="alert" hidden></section>
      <section id="undo" class="undo-bar" aria-live="polite" hidden></section>
    </body>
  </html> `.toString();

function sendPage(ctx: Context): void {
  ctx.set({
    'Content-Security-Policy': doorPolicy(styleDigest),
    'Permissions-Policy': 'camera=(self), microphone=(), geolocation=()',
    'Cache-Control': 'no-cache',
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex, nofollow',
  });
  ctx.type = 'html';
  ctx.body = page;
}

async function sendScript(ctx: Context): Promise<void> {
  const { name = '' } = ctx.params as { name?: string };
  const script = await doorScript(name);
  if (!script) return;
  ctx.set({ 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' });
  // The worker that keeps the page is for the page alone.
  if (name === 'offline.js') ctx.set('Service-Worker-Allowed', '/door');
  // Of what it loads itself the page's policy says nothing.
  ctx.set('Content-Security-Policy', doorPolicy(styleDigest));
  ctx.type = 'text/javascript; charset=utf-8';
  const isZipped = ctx.acceptsEncodings('gzip', 'identity') === 'gzip';
  if (isZipped) ctx.set('Content-Encoding', 'gzip');
  ctx.body = isZipped ? script.zipped : script.bytes;
}

const route = (path: string, handler: (ctx: Context) => void | Promise<void>) => ({
  method: 'GET',
  path,
  handler,
  config: { auth: false },
});

export const doorPageRoutes = () => [route('/door', sendPage), route('/door/:name', sendScript)];
