import { findLongFiles, findLongFunctions } from './sizes';
import { parse } from './sources';

const lines = (count: number) => '// a line\n'.repeat(count);

test('a file of 301 lines is found, one of 300 is not', () => {
  const sources = [parse('long.ts', lines(301)), parse('short.ts', lines(300))];
  expect(findLongFiles(sources)).toEqual(['long.ts: 301 lines']);
});

test('a function of 51 lines is found wherever it stands, one of 50 is not', () => {
  const body = (count: number) => `{\n${lines(count - 2)}}`;
  const text = [
    `function short() ${body(50)}`,
    `function long() ${body(51)}`,
    `const arrow = () => ${body(52)};`,
    `class A { method() ${body(53)} }`,
  ].join('\n');
  expect(findLongFunctions([parse('a.ts', text)])).toEqual([
    'a.ts:51: 51 lines',
    'a.ts:102: 52 lines',
    'a.ts:154: 53 lines',
  ]);
});
