import { isOutOfTime, limitFollower, limitStatements, withTimeLimit } from './time-limit';

const { limit, reset } = limitStatements.postgres;

test('a connection is told of a limit, and of its end, where work of another kind begins', async () => {
  const before = limitFollower({ limit, reset });
  const limited = (text: string) => withTimeLimit(5, () => Promise.resolve(before(text)));
  expect(before('select 1')).toBeNull();
  expect(await limited('select 1')).toBe('set statement_timeout = 5000');
  expect(await limited('select 2')).toBeNull();
  expect(before('select 1')).toBe('reset statement_timeout');
  expect(await withTimeLimit(0, () => Promise.resolve(before('select 1')))).toBeNull();
});

test('a transaction keeps the limit that it begins with', async () => {
  const before = limitFollower({ limit, reset });
  const limited = (text: string) => withTimeLimit(5, () => Promise.resolve(before(text)));
  expect(before('BEGIN;')).toBeNull();
  expect(await limited('select 1')).toBeNull();
  expect(await limited('ROLLBACK TO trx2')).toBeNull();
  expect(await limited('select 1')).toBeNull();
  expect(before('COMMIT;')).toBeNull();
  expect(await limited('select 1')).toBe('set statement_timeout = 5000');
});

test.each([
  [{ code: '57014' }, true],
  [{ errno: 1969 }, true],
  [{ errno: 3024 }, true],
  [{ name: 'KnexTimeoutError' }, true],
  [{ code: '40001' }, false],
  [new Error('x'), false],
])('%j is out of time: %s', (error, expected) => {
  expect(isOutOfTime(error)).toBe(expected);
});
