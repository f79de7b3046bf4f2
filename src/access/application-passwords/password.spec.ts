import { digestOf, inGroups, newPassword, passwordIn } from './password';

test('a password is 24 letters and digits, each time others (5.3)', () => {
  const made = Array.from({ length: 200 }, newPassword);
  for (const password of made) expect(password).toMatch(/^[A-Za-z0-9]{24}$/);
  expect(new Set(made).size).toBe(made.length);
  // Each of the 62 should come about 77 times.
  expect(new Set(made.join('')).size).toBe(62);
});

test('it is shown in six groups of four, and read in groups or not (5.3)', () => {
  const password = 'abcdEFGH1234ijklMNOP5678';
  expect(inGroups(password)).toBe('abcd EFGH 1234 ijkl MNOP 5678');
  for (const sent of [password, inGroups(password), `  ${inGroups(password)} `]) {
    expect(passwordIn(sent)).toBe(password);
  }
});

test.each(['', ' ', 'abcdEFGH1234ijklMNOP567', 'abcdEFGH1234ijklMNOP56789'])(
  '%j has another length (5.3)',
  (sent) => expect(passwordIn(sent)).toBeNull(),
);

test.each(['abcd-FGH1234ijklMNOP5678', 'abcdéFGH1234ijklMNOP5678', 'abcd\tEFGH1234ijklMNOP5678'])(
  '%j has other characters (5.3)',
  (sent) => expect(passwordIn(sent)).toBeNull(),
);

test('a digest tells the password to nobody, and needs the key (5.3)', () => {
  const digest = digestOf('abcdEFGH1234ijklMNOP5678', 'key');
  expect(digest).toMatch(/^[0-9a-f]{64}$/);
  expect(digestOf('abcdEFGH1234ijklMNOP5678', 'key')).toBe(digest);
  expect(digestOf('abcdEFGH1234ijklMNOP5678', 'another key')).not.toBe(digest);
  expect(digestOf('ABCDEFGH1234ijklMNOP5678', 'key')).not.toBe(digest);
});
