/** A memory of its own, as a process has that just started. */
function freshMemory() {
  let verifyPassword!: (typeof import('./verified-passwords'))['verifyPassword'];
  jest.isolateModules(() => {
    ({ verifyPassword } =
      jest.requireActual<typeof import('./verified-passwords')>('./verified-passwords'));
  });
  /** Stands for bcrypt: the hash of `p` is `hash of p`, or one that also names a salt. */
  const compare = jest.fn((password: string, hash: string) =>
    Promise.resolve(hash.startsWith(`hash of ${password}`)),
  );
  const ask = (sent: string, hash = `hash of ${sent}`, sender = 'somebody') =>
    verifyPassword({ sent, hash, sender }, () => compare(sent, hash));
  return { ask, compare };
}

const minute = 60_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('bcrypt compares a correct password once in five minutes (5.2)', async () => {
  const { ask, compare } = freshMemory();
  expect(await ask('right')).toBe(true);
  jest.advanceTimersByTime(5 * minute - 1);
  expect(await ask('right')).toBe(true);
  expect(compare).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  expect(await ask('right')).toBe(true);
  expect(compare).toHaveBeenCalledTimes(2);
});

test('using a cached password does not extend the five minutes (5.2)', async () => {
  const { ask, compare } = freshMemory();
  for (let minutes = 0; minutes < 20; minutes++) {
    expect(await ask('right')).toBe(true);
    jest.advanceTimersByTime(minute);
  }
  expect(compare).toHaveBeenCalledTimes(4);
});

test('a wrong password is compared each time and never cached (5.2)', async () => {
  const { ask, compare } = freshMemory();
  for (let times = 1; times <= 3; times++) {
    expect(await ask('wrong', 'hash of right')).toBe(false);
    expect(compare).toHaveBeenCalledTimes(times);
  }
});

test('a password cached for one hash is compared again for another hash (5.2)', async () => {
  const { ask, compare } = freshMemory();
  expect(await ask('right')).toBe(true);
  expect(await ask('right', 'hash of new')).toBe(false);
  expect(await ask('right', 'hash of right, salted')).toBe(true);
  expect(compare).toHaveBeenCalledTimes(3);
});

test('moving a character from the hash to the password is another cache entry (5.2)', async () => {
  const { ask, compare } = freshMemory();
  await ask('', 'hash of a');
  expect(await ask('a', 'hash of ')).toBe(false);
  expect(compare).toHaveBeenCalledTimes(2);
});

test('an error during the comparison is thrown and not cached (5.2)', async () => {
  const { ask, compare } = freshMemory();
  compare.mockRejectedValueOnce(new Error('no memory left'));
  await expect(ask('right')).rejects.toThrow('no memory left');
  expect(await ask('right')).toBe(true);
});

test('the cache keeps the latest thousand passwords (5.2)', async () => {
  const { ask, compare } = freshMemory();
  for (let number = 0; number <= 1000; number++) await ask(`password ${number}`);
  compare.mockClear();
  for (let number = 1; number <= 1000; number++) await ask(`password ${number}`);
  expect(compare).not.toHaveBeenCalled();
  await ask('password 0');
  expect(compare).toHaveBeenCalledTimes(1);
  await ask('password 1');
  expect(compare).toHaveBeenCalledTimes(2);
});

test('what was right for one sender is compared for another (7.6)', async () => {
  const { ask, compare } = freshMemory();
  expect(await ask('right')).toBe(true);
  expect(await ask('right', 'hash of right', 'somebody else')).toBe(true);
  expect(compare).toHaveBeenCalledTimes(2);
});

test('of the same password at the same time one is compared, right or wrong (7.6)', async () => {
  const { ask, compare } = freshMemory();
  const all = [ask('right'), ask('right'), ask('wrong', 'hash of right'), ask('right')];
  expect(await Promise.all(all)).toEqual([true, true, false, true]);
  expect(compare).toHaveBeenCalledTimes(2);
});
