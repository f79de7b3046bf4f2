import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Context } from 'koa';
import { html, type Markup } from '../domain/markup';
import { type Asset, assetOf, keptForGood, scriptType, sendAsset } from '../kit/asset';
import { sitePath } from './site-path';

/* The one script of the pages, made from `widget/src/pages` by the plugin's build. Its address has what it is made of. */

interface Script {
  bytes: Buffer;
  name: string;
}

function read(): Script {
  const bytes = readFileSync(path.resolve(__dirname, '../../widget/svc-pages.js'));
  const version = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  return { bytes, name: `${version}.js` };
}

let known: Script | undefined;

function script(): Script {
  return (known ??= read());
}

export function scriptElement(): Markup {
  return html`<script src="${sitePath(`/svc-pages/${script().name}`)}" defer></script>`;
}

let asset: Promise<Asset> | undefined;

async function send(ctx: Context): Promise<void> {
  const { bytes, name } = script();
  if ((ctx.params as { name: string }).name !== name) {
    ctx.status = 404;
    return;
  }
  asset ??= assetOf(scriptType, bytes);
  ctx.set({ 'Cache-Control': keptForGood, 'X-Content-Type-Options': 'nosniff' });
  sendAsset(ctx, await asset);
}

export const scriptRoute = {
  method: 'GET',
  path: '/svc-pages/:name',
  handler: send,
  config: { auth: false },
};
