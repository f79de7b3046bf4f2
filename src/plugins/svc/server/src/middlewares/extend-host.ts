import type { Context, Next } from 'koa';
import { settings } from '../host/strapi';
import { formatErrors, isServicePath } from '../kit/error-middleware';
import { responseHeaders, requestHeaders } from '../kit/headers';
import { methodOverrideHeader, overrideMethod } from '../kit/method-override';
import { deferBodyError } from '../kit/request-body';
import { logRequestIds, namingOf, requestIdHeader } from '../kit/request-id';
import { takesForms } from '../pages/paths';
import { isBelowPages, showUnknownPath } from '../pages/unknown-path';
import { answerConflicts, answerOutages } from './conflicts';
import { redactTokens } from './redact-tokens';
import { asksForNul, refuseNul } from './refuse-nul';
import { allowSecureCookies } from './secure-cookies';
import { sendNonce } from './session-nonce';
import { skipMultipart } from './skip-multipart';

/*
 * What the service needs of the host's middlewares, on its own paths. It stands where they stand, within them or in
 * their place, whatever the project's config/middlewares says; every other path goes the host's way, as configured.
 */

/** Makes the middleware of one configuration. */
type Factory = (config: object, host: object) => Run | undefined;

/** Koa's middleware, with what it answers in words. */
type Run = (ctx: Context, next: Next) => Promise<unknown>;

interface Registry {
  extend(name: string, extension: (factory: Factory) => Factory): unknown;
}

function extend(name: string, extension: (factory: Factory) => Factory): void {
  (strapi.get('middlewares') as unknown as Registry).extend(`strapi::${name}`, extension);
}

/** Runs `inner` within the host's middleware, where `concerns` says so of the request. */
function within(name: string, inner: Run, concerns: (ctx: Context) => boolean): void {
  extend(name, (factory) => (config, host) => {
    const hosts = factory(config, host);
    return (ctx: Context, next: Next) => {
      const rest = () => (concerns(ctx) ? inner(ctx, next) : (next() as Promise<unknown>));
      return hosts ? hosts(ctx, rest) : rest();
    };
  });
}

/** On our paths and for our forms, the host's middleware configured for us; on all others as the project has it. */
function configured(name: string, ours: object): void {
  extend(name, (factory) => (config, host) => {
    const hosts = factory(config, host)!;
    const own = factory(ours, host)!;
    return (ctx: Context, next: Next) =>
      isOurs(ctx) || takesForms(ctx.path) ? own(ctx, next) : hosts(ctx, next);
  });
}

/** Runs `outer` around the host's middleware, where `concerns` says so of the request. */
function around(name: string, outer: Run, concerns: (ctx: Context) => boolean): void {
  extend(name, (factory) => (config, host) => {
    const inner = factory(config, host)!;
    return (ctx: Context, next: Next) =>
      concerns(ctx) ? outer(ctx, () => inner(ctx, next) as Promise<unknown>) : inner(ctx, next);
  });
}

const cors = () => ({
  // Pages on every origin, and none of them with the cookies of this one: they sign in with a header.
  origin: '*',
  credentials: false,
  methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
  headers: [
    ...['Content-Type', 'Authorization', 'Origin', 'Accept', 'X-API-Nonce', methodOverrideHeader],
    ...requestHeaders,
    requestIdHeader,
    ...settings().corsHeaders,
  ],
  expose: ['X-API-Nonce', ...responseHeaders, requestIdHeader],
});

const body = {
  jsonLimit: '1mb',
  formLimit: '1mb',
  textLimit: '1mb',
  onError: deferBodyError,
  // What is signed is signed as it was sent.
  includeUnparsed: true,
  // Signing out may bring the token that it ends.
  parsedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
};

const isOurs = (ctx: Context) => isServicePath(ctx.path);
const hasQuery = (ctx: Context) => ctx.url.includes('?');
const beginsSession = (ctx: Context) => /^\/api\/auth\/(local|refresh)$/.test(ctx.path);

/** Where the service answers; its pages say it by themselves, since the host may have others beside them. */
function isNamed(ctx: Context): boolean {
  if (settings().requestIdOnAllPaths) return true;
  return isOurs(ctx) || takesForms(ctx.path) || ctx.path.startsWith('/svc-admin/');
}

/** To be called while Strapi registers: afterwards it makes the middlewares. */
export function extendHostMiddlewares(): void {
  strapi.server.use(namingOf(isNamed));
  logRequestIds();
  within('logger', redactTokens, hasQuery);
  configured('cors', cors());
  within('cors', sendNonce, beginsSession);
  if (settings().serviceUrl.startsWith('https:')) within('errors', allowSecureCookies, isOurs);
  within('errors', showUnknownPath, (ctx) => isBelowPages(ctx.path));
  within('errors', refuseNul, asksForNul);
  within('errors', answerOutages, (ctx) => !isOurs(ctx));
  within('errors', answerConflicts, (ctx) => !isOurs(ctx));
  within('errors', overrideMethod, (ctx) => ctx.method === 'POST' && isOurs(ctx));
  within('errors', formatErrors, isOurs);
  configured('body', body);
  around(
    'body',
    skipMultipart,
    (ctx) => (isOurs(ctx) || takesForms(ctx.path)) && Boolean(ctx.is('multipart')),
  );
}
