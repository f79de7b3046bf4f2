/*
 * `<svc-tickets>`, from widget/src into dist/widget: one file for pages on every origin, and what is said of it. A page that
 * names `integrity` loads these bytes or none; they are in its address, too.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const plugin = path.dirname(fileURLToPath(import.meta.url));
const outdir = path.join(plugin, 'dist/widget');

const options = {
  bundle: true,
  minify: true,
  write: false,
  format: 'iife',
  target: ['chrome111', 'firefox113', 'safari16.4'],
  legalComments: 'none',
  logLevel: 'warning',
};

/** The bytes of a script that browsers run as it is. */
async function bytesOf(entry) {
  const { outputFiles } = await build({ ...options, entryPoints: [path.join(plugin, entry)] });
  return outputFiles[0].contents;
}

const bytes = await bytesOf('widget/src/index.ts');
const digest = (algorithm) => createHash(algorithm).update(bytes).digest();
const about = {
  version: digest('sha256').toString('hex').slice(0, 16),
  integrity: `sha384-${digest('sha384').toString('base64')}`,
  bytes: bytes.length,
  gzipped: gzipSync(bytes, { level: 9 }).length,
};

mkdirSync(outdir, { recursive: true });
writeFileSync(path.join(outdir, 'svc-tickets.js'), bytes);
// What the service's own pages do where scripts run.
writeFileSync(path.join(outdir, 'svc-pages.js'), await bytesOf('widget/src/pages/index.ts'));
writeFileSync(path.join(outdir, 'about.json'), `${JSON.stringify(about, null, 2)}\n`);
