import { rm } from 'node:fs/promises';
import type { Context, Next } from 'koa';
import { isOurPath } from '../rest/error-middleware';

interface Upload {
  filepath: string;
}

type WithFiles = { files?: Record<string, Upload | Upload[]> };

/**
 * Stands around the body parser, which writes the files of a multipart body to the disk before anybody knows who sends
 * it. Endpoints of ours take none, so theirs are not read; others' are removed when the answer is made, be it an error.
 */
export default () => async (ctx: Context, next: Next) => {
  if (isOurPath(ctx.path) && ctx.is('multipart')) {
    ctx.state.bodyError = new Error('A multipart body is not read.');
    delete ctx.req.headers['content-type'];
  }
  try {
    await next();
  } finally {
    const { files = {} } = ctx.request as WithFiles;
    const uploads = Object.values(files).flat();
    await Promise.all(uploads.map(({ filepath }) => rm(filepath, { force: true })));
  }
};
