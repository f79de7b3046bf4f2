import { rm } from 'node:fs/promises';
import type { Context, Next } from 'koa';
import { isServicePath } from '#svc/kit/error-middleware';
import { setMediaHeaders } from '../media-headers';

/*
 * Stands around the body parser, which writes the files of a multipart body to the disk before anybody knows who sends
 * it. Only the media library wants files, and only of somebody who says who they are.
 */

interface Upload {
  filepath: string;
}

type WithFiles = { files?: Record<string, Upload | Upload[]> };

/** The media library's routes of the panel and of the API. */
const library = /^\/(api\/)?upload(\/|$)/i;

const unsupported = {
  data: null,
  error: {
    status: 415,
    name: 'UnsupportedMediaTypeError',
    message: 'Files are taken by the media library only: send JSON.',
    details: {},
  },
};

/** A route of the host's router. */
interface Route {
  methods: string[];
  match(path: string): boolean;
}

function hasRoute({ path, method }: Context): boolean {
  const routes = strapi.server.listRoutes() as unknown as Route[];
  return routes.some((route) => route.methods.includes(method) && route.match(path));
}

/** The body stays unread, as if nothing had been sent. */
function leaveBody(ctx: Context): void {
  delete ctx.req.headers['content-type'];
}

async function removeFiles({ request }: Context): Promise<void> {
  const { files = {} } = request as WithFiles;
  const uploads = Object.values(files).flat();
  await Promise.all(uploads.map(({ filepath }) => rm(filepath, { force: true })));
}

async function refuse(ctx: Context, next: Next): Promise<void> {
  if (hasRoute(ctx)) {
    ctx.status = 415;
    ctx.body = unsupported;
    return;
  }
  leaveBody(ctx);
  await next();
}

async function takeFiles(ctx: Context, next: Next): Promise<void> {
  if (!ctx.get('authorization')) leaveBody(ctx);
  try {
    await next();
  } finally {
    await removeFiles(ctx);
  }
}

export default () => async (ctx: Context, next: Next) => {
  // The plugin answers on its own paths.
  if (isServicePath(ctx.path)) {
    await next();
    return;
  }
  if (!ctx.is('multipart')) await next();
  else if (library.test(ctx.path)) await takeFiles(ctx, next);
  else await refuse(ctx, next);
  setMediaHeaders(ctx);
};
