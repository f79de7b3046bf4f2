import type { Context } from 'koa';
import { docsPolicy } from '../../domain/content-security';
import { keptForGood, sendAsset } from '../../kit/asset';
import { matchesEtag } from '../../kit/conditional-get';
import { sendBytes } from '../../kit/send-reply';
import { noRoute } from '../../kit/transport-problem';
import { assets } from './page/assets';
import { renderDocsPage } from './page/page';

/** The page is asked for again each time, and seldom sent again: what it names changes with the service. */
async function showPage(ctx: Context): Promise<void> {
  if (ctx.path.endsWith('/')) {
    // The page's own addresses are relative to the one without.
    ctx.redirect('../docs');
    return;
  }
  const { version } = await assets();
  ctx.set({ 'Content-Security-Policy': docsPolicy, 'Cache-Control': 'no-cache' });
  ctx.type = 'html';
  const etag = `"${version}"`;
  await sendBytes(ctx, Buffer.from(renderDocsPage(version)), etag);
  if (matchesEtag(ctx.get('If-None-Match'), etag)) ctx.status = 304;
}

async function sendFile(ctx: Context): Promise<void> {
  const asked = ctx.params as { version: string; file: string };
  const { version, byName } = await assets();
  const asset = asked.version === version ? byName.get(asked.file) : undefined;
  if (!asset) throw noRoute();
  ctx.set('Cache-Control', keptForGood);
  sendAsset(ctx, asset);
}

/** No endpoints: what they answer is no JSON, and everybody may read it whatever credentials are sent. */
function route(path: string, handler: (ctx: Context) => Promise<void>) {
  return { method: 'GET', path, handler: [handler], config: { auth: false } };
}

export default {
  routes: [route('/svc/docs', showPage), route('/svc/docs/:version/:file', sendFile)],
};
