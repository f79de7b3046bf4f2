import {
  digestOfPassword,
  formatPassword,
  generatePassword,
  parsePassword,
} from './application-password';

test('a generated password is 24 random letters and digits (5.3)', () => {
  const made = Array.from({ length: 200 }, generatePassword);
  for (const password of made) expect(password).toMatch(/^[A-Za-z0-9]{24}$/);
  expect(new Set(made).size).toBe(made.length);
  // Each of the 62 should come about 77 times.
  expect(new Set(made.join('')).size).toBe(62);
});

test('a password is shown in six groups of four and accepted with or without the spaces (5.3)', () => {
  const password = 'abcdEFGH1234ijklMNOP5678';
  expect(formatPassword(password)).toBe('abcd EFGH 1234 ijkl MNOP 5678');
  for (const sent of [password, formatPassword(password), `  ${formatPassword(password)} `]) {
    expect(parsePassword(sent)).toBe(password);
  }
});

test.each(['', ' ', 'abcdEFGH1234ijklMNOP567', 'abcdEFGH1234ijklMNOP56789'])(
  '%j is rejected: wrong length (5.3)',
  (sent) => expect(parsePassword(sent)).toBeNull(),
);

test.each(['abcd-FGH1234ijklMNOP5678', 'abcdéFGH1234ijklMNOP5678', 'abcd\tEFGH1234ijklMNOP5678'])(
  '%j is rejected: characters that no password has (5.3)',
  (sent) => expect(parsePassword(sent)).toBeNull(),
);

test('the digest does not contain the password and depends on the key (5.3)', () => {
  const digest = digestOfPassword('abcdEFGH1234ijklMNOP5678', 'key');
  expect(digest).toMatch(/^[0-9a-f]{64}$/);
  expect(digestOfPassword('abcdEFGH1234ijklMNOP5678', 'key')).toBe(digest);
  expect(digestOfPassword('abcdEFGH1234ijklMNOP5678', 'another key')).not.toBe(digest);
  expect(digestOfPassword('ABCDEFGH1234ijklMNOP5678', 'key')).not.toBe(digest);
});
