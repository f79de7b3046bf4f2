import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Asset, assetOf, scriptType } from '../../../kit/asset';
import { initScript } from './init-script';
import { style as ownStyle } from './style';

/*
 * What the page loads: the renderer's own files, as its package has them, and the few lines that start it.
 */

export interface Assets {
  /** Changes with any of the files, and is part of their address, so that they may be kept for good. */
  version: string;
  byName: ReadonlyMap<string, Asset>;
}

const style = 'text/css; charset=utf-8';

const ofPackage = {
  'swagger-ui.css': style,
  'swagger-ui-bundle.js': scriptType,
  'swagger-ui-standalone-preset.js': scriptType,
  'favicon-32x32.png': 'image/png',
};

async function load(): Promise<Assets> {
  const folder = path.dirname(require.resolve('swagger-ui-dist/package.json'));
  const byName = new Map<string, Asset>();
  for (const [name, type] of Object.entries(ofPackage)) {
    byName.set(name, await assetOf(type, readFileSync(path.join(folder, name))));
  }
  byName.set('own.css', await assetOf(style, Buffer.from(ownStyle)));
  byName.set('init.js', await assetOf(scriptType, Buffer.from(initScript())));
  const digest = createHash('sha256');
  for (const { bytes } of byName.values()) digest.update(bytes);
  return { version: digest.digest('hex').slice(0, 16), byName };
}

let loaded: Promise<Assets> | undefined;

/** Read and packed when first asked for: not every service is. */
export function assets(): Promise<Assets> {
  return (loaded ??= load());
}
