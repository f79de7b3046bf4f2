import { findEmptyServices, findFlatFiles } from './folders';
import { parse } from './sources';

const sourcesOf = (files: Record<string, string>) =>
  Object.entries(files).map(([file, text]) => parse(file, text));

test('a file at the top that is not one of the start is found', () => {
  const files = { 'index.ts': '', 'settings.ts': '', 'sql.ts': '', 'lib/clock.ts': '' };
  expect(findFlatFiles(sourcesOf(files))).toEqual(['sql.ts']);
});

test('a file in services/ without a default export is found', () => {
  const files = {
    'api/a/services/empty.ts': 'export const change = 1;',
    'api/a/services/object.ts': 'const a = {}; export default a;',
    'api/a/services/function.ts': 'export default function make() {}',
    'api/a/services/named.ts': "export { a as default } from '../a';",
    'api/a/services/parts/helper.ts': 'export const help = 1;',
    'api/a/queries/find.ts': 'export const find = 1;',
  };
  expect(findEmptyServices(sourcesOf(files))).toEqual(['api/a/services/empty.ts']);
});
