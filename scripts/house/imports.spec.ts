import { findCircles } from './circles';
import { findArrowsUp, findUnplaced, isTool } from './layers';
import { findImports } from './imports';
import { findFolderCircles } from './folder-circles';
import { parse } from './sources';

/** The imports of a house with these files. */
function importsOf(files: Record<string, string>) {
  return findImports(Object.entries(files).map(([file, text]) => parse(file, text)));
}

const circle = {
  'domain/a.ts': "import { b } from './b';",
  'domain/b.ts': "import { c } from './c';",
  'domain/c.ts': "export { a } from './a';",
  'domain/d.ts': "import { a } from './a';",
};

test('an import is found in whatever form it has', () => {
  const found = importsOf({
    'kit/x.ts': [
      "import '../lib/a';",
      "import { b } from '../lib';",
      "import type { C } from '../lib/c';",
      "import { type C } from '../lib/c';",
      "import { c, type C } from '../lib/c';",
      "export type { C } from '../lib/c';",
      "const a = await import('../lib/a');",
      "const b = require('../lib/a');",
      "let c: typeof import('../lib/c');",
      "import yup from 'yup';",
      "import names from './names.json';",
    ].join('\n'),
    'lib/a.ts': '',
    'lib/index.ts': '',
    'lib/c.tsx': '',
  });
  expect(found.map(({ place, to, isOfTypes }) => `${place} ${to} ${isOfTypes}`)).toEqual([
    'kit/x.ts:1 lib/a.ts false',
    'kit/x.ts:2 lib/index.ts false',
    'kit/x.ts:3 lib/c.tsx true',
    'kit/x.ts:4 lib/c.tsx true',
    'kit/x.ts:5 lib/c.tsx false',
    'kit/x.ts:6 lib/c.tsx true',
    'kit/x.ts:7 lib/a.ts false',
    'kit/x.ts:8 lib/a.ts false',
    'kit/x.ts:9 lib/c.tsx true',
  ]);
});

test('the panel and the server of the plugin reach each other', () => {
  const found = importsOf({
    'contract/event.ts': '',
    'admin/list/columns.tsx': "import { a } from '../../../server/src/contract/event';",
    'kit/x.ts': "import { b } from '../../../admin/src/list/columns';",
  });
  expect(found.map(({ from, to }) => `${from} ${to}`)).toEqual([
    'admin/list/columns.tsx contract/event.ts',
    'kit/x.ts admin/list/columns.tsx',
  ]);
});

test('files that import each other in a circle are found, however long it is', () => {
  expect(findCircles(importsOf(circle))).toEqual([['domain/a.ts', 'domain/b.ts', 'domain/c.ts']]);
});

test('a circle that types close is none', () => {
  const open = { ...circle, 'domain/c.ts': "import type { A } from './a';" };
  expect(findCircles(importsOf(open))).toEqual([]);
});

test('folders that import each other are found where no two files do; each resource is a folder', () => {
  const imports = importsOf({
    'resources/order/pay.ts': "import { take } from '../ticket/take';",
    'resources/order/read.ts': '',
    'resources/ticket/take.ts': '',
    'resources/ticket/list.ts': "import { read } from '../order/read';",
    'kit/x.ts': "import { y } from '../lib/y';",
    'lib/y.ts': '',
  });
  expect(findCircles(imports)).toEqual([]);
  expect(findFolderCircles(imports)).toEqual([
    'resources/order → resources/ticket (1)',
    'resources/ticket → resources/order (1)',
  ]);
});

test('an import from a higher layer is found, one from below or beside is not', () => {
  const imports = importsOf({
    'outbox/worker.ts': "import { now } from '../resources/ticket/now';",
    'resources/ticket/now.ts': "import { a } from '../../kit/a';",
    'kit/a.ts': "import { b } from './b';",
    'kit/b.ts': "import type { C } from '../index';",
    'index.ts': "import { a } from './kit/a';",
  });
  expect(findArrowsUp(imports).map(({ place, to }) => `${place} ${to}`)).toEqual([
    'outbox/worker.ts:1 resources/ticket/now.ts',
    'kit/b.ts:1 index.ts',
  ]);
});

test('a file whose folder has no layer is found', () => {
  expect(findUnplaced(['lib/a.ts', 'misc/b.ts', 'strange.ts', 'index.ts'])).toEqual([
    'misc/b.ts',
    'strange.ts',
  ]);
});

test('what lies below everything that is sold is a tool', () => {
  expect(isTool('database/sql.ts')).toBe(true);
  expect(isTool('domain/money.ts')).toBe(false);
  expect(isTool('resources/order/operations/pay.ts')).toBe(false);
});
