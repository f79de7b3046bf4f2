import { isValidNonce, createNonce, type Session } from './nonce';

const key = 'a key';
const session: Session = { userId: 7, sessionId: 'one' };
const halfDay = 12 * 60 * 60;
/** The first second of a half day. */
const start = 40_000 * halfDay;

const nonce = createNonce(session, key, start);
const isGoodAt = (now: number) => isValidNonce(nonce, session, key, now);

test('a nonce is ten hexadecimal digits (5.4)', () => {
  for (let userId = 1; userId <= 50; userId++) {
    expect(createNonce({ ...session, userId }, key, start)).toMatch(/^[0-9a-f]{10}$/);
  }
});

test('a nonce stays the same for twelve hours and then changes (5.4)', () => {
  expect(createNonce(session, key, start + halfDay - 1)).toBe(nonce);
  expect(createNonce(session, key, start + halfDay)).not.toBe(nonce);
  expect(createNonce(session, key, start - 1)).not.toBe(nonce);
});

test.each([
  ['before its half day', -1, false],
  ['in its first second', 0, true],
  ['in its last second', halfDay - 1, true],
  ['in the half day after it', halfDay, true],
  ['at the end of the half day after it', 2 * halfDay - 1, true],
  ['two half days later', 2 * halfDay, false],
  ['a year later', 730 * halfDay, false],
])('%s (%i seconds after its start) the nonce is valid: %s (5.4)', (_, seconds, good) => {
  expect(isGoodAt(start + seconds)).toBe(good);
});

test('a nonce is valid for one user, one session and one key only (5.4)', () => {
  expect(isValidNonce(nonce, { ...session, userId: 8 }, key, start)).toBe(false);
  expect(isValidNonce(nonce, { ...session, sessionId: 'two' }, key, start)).toBe(false);
  expect(isValidNonce(nonce, session, 'another key', start)).toBe(false);
});

test('moving a digit from the user id to the session id gives another nonce (5.4)', () => {
  const one = createNonce({ userId: 1, sessionId: '12' }, key, start);
  expect(isValidNonce(one, { userId: 11, sessionId: '2' }, key, start)).toBe(false);
});

test.each([
  ['nothing', ''],
  ['one digit less', nonce.slice(1)],
  ['one digit more', `${nonce}0`],
  ['capitals', 'ABCDEF0123'],
  ['a line break behind it', `${nonce}\n`],
  ['two of them', `${nonce}, ${nonce}`],
  ['another script', '０１２３４５６７８９'],
  ['very much', 'a'.repeat(10_000)],
])('%s is not accepted as a nonce (5.4)', (_, sent) => {
  expect(isValidNonce(sent, session, key, start)).toBe(false);
});
