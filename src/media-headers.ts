import path from 'node:path';
import type { Context } from 'koa';
import { mediaPolicy } from '#svc/domain/content-security';

/** The path of the file that is asked for, as whoever serves it reads it: `/%75ploads/./x` is `/uploads/x`. */
function fileOf(address: string): string {
  try {
    return path.posix.normalize(decodeURIComponent(address)).toLowerCase();
  } catch {
    return '';
  }
}

/** What editors have uploaded is shown and cannot run: not in a browser that opens it, whatever it claims to be. */
export function setMediaHeaders(ctx: Context): void {
  const file = fileOf(ctx.path);
  if (!file.startsWith('/uploads/')) return;
  ctx.set('Content-Security-Policy', mediaPolicy);
  ctx.set('X-Content-Type-Options', 'nosniff');
  if (file.endsWith('.pdf')) ctx.set('Content-Disposition', 'attachment');
}
