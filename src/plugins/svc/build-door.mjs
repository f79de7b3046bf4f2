/*
 * The page at the door, from door/src into dist/door: a script for the page, one for the worker that reads codes where the
 * browser does not, and one that keeps the page for when there is no network. Nothing is loaded from anywhere else.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const plugin = path.dirname(fileURLToPath(import.meta.url));
const outdir = path.join(plugin, 'dist/door');

await build({
  entryPoints: ['door', 'reader', 'offline'].map((name) =>
    path.join(plugin, `door/src/${name}.ts`),
  ),
  outdir,
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2020',
  logLevel: 'warning',
});
