import type { Context } from 'koa';
import { widgetPolicy } from '../../domain/content-security';
import { keptForGood, scriptType, sendAsset } from '../../kit/asset';
import { sendBytes } from '../../kit/send-reply';
import { noRoute } from '../../kit/transport-problem';
import { isLanguage } from '../../texts/catalogues';
import { acceptedLanguage, inLanguage } from '../../texts/language';
import { copyName, copyScript } from './copy-script';
import { addressOf, fileName, widgetFile } from './file';
import { styleDigest, widgetPage } from './page';

/** A page of another origin may run it, also where its browser is told to load nothing that does not say so. */
function openToAll(ctx: Context): void {
  ctx.set({
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Content-Type-Options': 'nosniff',
  });
}

async function sendFile(ctx: Context): Promise<void> {
  const file = await widgetFile();
  if ((ctx.params as { version: string }).version !== file.version) throw noRoute();
  openToAll(ctx);
  ctx.set('Cache-Control', keptForGood);
  sendAsset(ctx, file);
}

/** Whatever version there is, for pages that name no `integrity`. */
async function sendNewest(ctx: Context): Promise<void> {
  const file = await widgetFile();
  openToAll(ctx);
  ctx.set({ 'Cache-Control': 'public, max-age=300', ETag: `"${file.version}"` });
  sendAsset(ctx, file);
  if (ctx.fresh) ctx.status = 304;
}

/** For programs that write the two lines into pages. */
async function describe(ctx: Context): Promise<void> {
  const file = await widgetFile();
  openToAll(ctx);
  ctx.set('Cache-Control', 'public, max-age=300');
  ctx.body = { src: addressOf(file), integrity: file.integrity, version: file.version };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** In the language of the address, else in the best that the browser asks for. */
async function showPage(ctx: Context): Promise<void> {
  const { event, lang } = ctx.query;
  const chosen = isLanguage(textOf(lang)) ? textOf(lang) : '';
  const language = chosen || acceptedLanguage((tags) => ctx.acceptsLanguages(tags));
  const file = await widgetFile();
  ctx.set({ 'Content-Security-Policy': widgetPolicy(styleDigest), 'Cache-Control': 'no-cache' });
  ctx.set('Content-Language', language);
  ctx.vary('Accept-Language');
  ctx.type = 'html';
  const page = inLanguage(language, () => widgetPage(file, { event: textOf(event), lang: chosen }));
  await sendBytes(ctx, Buffer.from(page));
}

function sendCopyScript(ctx: Context): Promise<void> {
  ctx.set({ 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff' });
  ctx.type = scriptType;
  ctx.body = copyScript;
  return Promise.resolve();
}

/** No endpoints: what they answer is for browsers and builds of pages, whoever they are. */
function route(path: string, handler: (ctx: Context) => Promise<void>) {
  return { method: 'GET', path, handler: [handler], config: { auth: false } };
}

export default {
  routes: [
    route('/svc/widget', showPage),
    route('/svc/widget.json', describe),
    route(`/svc/widget/${copyName}`, sendCopyScript),
    route(`/svc/widget/${fileName}`, sendNewest),
    route(`/svc/widget/:version/${fileName}`, sendFile),
  ],
};
