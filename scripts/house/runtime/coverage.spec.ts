import vm from 'node:vm';
import { Coverage, hasRun } from './coverage';

const text = `
function half(isLeft) {
  if (isLeft) return 'left';
  return 'right';
}
function idle() { return 'nothing'; }
half;
`;

test('counted is what has run since the last look, part by part, in files of the folder', () => {
  const coverage = new Coverage('/shop');
  const half = vm.runInThisContext(text, { filename: 'file:///shop/half.js' }) as (
    isLeft: boolean,
  ) => string;
  const other = vm.runInThisContext('() => 1', { filename: 'file:///elsewhere/a.js' }) as () => 1;
  const packaged = vm.runInThisContext('() => 1', {
    filename: 'file:///shop/node_modules/a/a.js',
  }) as () => 1;
  coverage.take();
  expect(coverage.take()).toEqual([]);

  half(true);
  other();
  packaged();
  const [executed, ...rest] = coverage.take();
  expect(rest).toEqual([]);
  expect(executed!.file).toBe('/shop/half.js');
  expect(hasRun(executed!, text.indexOf("'left'"))).toBe(true);
  expect(hasRun(executed!, text.indexOf("'right'"))).toBe(false);
  expect(hasRun(executed!, text.indexOf("'nothing'"))).toBe(false);
});
