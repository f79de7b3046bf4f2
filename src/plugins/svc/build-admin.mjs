/*
 * The panel's part, from admin/src into dist/admin. What is imported by name remains an import: the host's own build of
 * the panel, which bundles this one, has those packages.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const plugin = path.dirname(fileURLToPath(import.meta.url));
const outdir = path.join(plugin, 'dist/admin');

// Chunks are named by their content, and those of the build before would remain.
rmSync(outdir, { force: true, recursive: true });
await build({
  entryPoints: [path.join(plugin, 'admin/src/index.ts')],
  outdir,
  bundle: true,
  splitting: true,
  format: 'esm',
  jsx: 'automatic',
  packages: 'external',
  target: 'es2020',
  logLevel: 'warning',
});
