import type { Context, Next } from 'koa';
import { deferBodyError } from '../kit/request-body';
import { TransportProblem } from '../kit/transport-problem';

const message = 'This endpoint takes no files: send JSON. Files go to the media library.';

/** No endpoint takes files, so a multipart body is not read, and none of it gets to the disk. */
export async function skipMultipart(ctx: Context, next: Next): Promise<void> {
  deferBodyError(new TransportProblem('unsupportedBody', message), ctx);
  delete ctx.req.headers['content-type'];
  await next();
}
