import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { transformSync } from 'esbuild';
import { projectRoot } from '../support/environment';

/* What the plugin adds to what a browser loads before the panel shows anything. */

const built = path.join(projectRoot, 'src/plugins/svc/dist/admin');

/** What a chunk has to have before it runs: what is asked for later by `import(…)` is not among it. */
const staticImport = /^(?:import|export)\b[^;(]*?["'](\.\/[^"']+)["'];?$/gm;

function loadedWith(entry: string): Map<string, string> {
  const loaded = new Map<string, string>();
  const wanted = [entry];
  for (let file = wanted.pop(); file; file = wanted.pop()) {
    if (loaded.has(file)) continue;
    const text = readFileSync(path.join(built, file), 'utf8');
    loaded.set(file, text);
    for (const [, next] of text.matchAll(staticImport)) wanted.push(next!);
  }
  return loaded;
}

const most = 60_000;

/** What a reader of German waits for before a form is drawn. */
const helps = /import\("\.\/(helps-de-\w+\.js)"\)/;

test('our JavaScript in the first load of the panel is at most 60 kB, compressed (2.32)', () => {
  const loaded = loadedWith('index.js');
  const [, german] = helps.exec([...loaded.values()].join('\n'))!;
  for (const [file, text] of loadedWith(german!)) loaded.set(file, text);
  // The host's build of the panel writes it without spaces and long names, too.
  const written = [...loaded.values()].map((text) => transformSync(text, { minify: true }).code);
  const text = written.join('\n');
  const size = gzipSync(text).length;
  process.stdout.write(
    `First load of the panel: ${size} bytes of ours, in ${loaded.size} files.\n`,
  );
  expect(text.length).toBeGreaterThan(100_000);
  expect(size).toBeLessThanOrEqual(most);
});

test('the editor of descriptions comes on demand (2.32)', () => {
  const text = [...loadedWith('index.js').values()].join('\n');
  expect(text).toMatch(/import\("\.\/visual-editor-\w+\.js"\)/);
  for (const package_ of ['@tiptap/', 'prosemirror']) expect(text).not.toContain(package_);
});
