import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Context } from 'koa';
import { settings } from '../host/strapi';

/* Files that a page loads: their address has what they are made of, so browsers may keep them for good. */

export interface Asset {
  type: string;
  bytes: Buffer;
  zipped: Buffer;
}

export const scriptType = 'text/javascript; charset=utf-8';

export async function assetOf(type: string, bytes: Buffer): Promise<Asset> {
  return { type, bytes, zipped: await promisify(gzip)(bytes) };
}

/** Packed where the browser takes it so. Whoever sends it says how long it may be kept. */
export function sendAsset(ctx: Context, { type, bytes, zipped }: Asset): void {
  const { compression } = settings();
  if (compression) ctx.vary('Accept-Encoding');
  ctx.type = type;
  if (compression && ctx.acceptsEncodings('gzip', 'identity') === 'gzip') {
    ctx.set('Content-Encoding', 'gzip');
    ctx.body = zipped;
  } else {
    ctx.body = bytes;
  }
}

export const keptForGood = 'public, max-age=31536000, immutable';
