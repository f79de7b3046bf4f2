import { isBuyer, isSameAddress } from './person';

const ada = { fullName: 'Ada Lovelace', email: 'ada@example.test' };

test('an address is the same in letters of either case', () => {
  expect(isSameAddress('Ada@Example.test ', 'ada@example.TEST')).toBe(true);
  expect(isSameAddress('ada@example.test', 'ada@example.tes')).toBe(false);
  expect(isSameAddress('ada@example.test', 'xada@example.test')).toBe(false);
});

test.each([
  ['by the address, whatever the name', { fullName: 'A. L.', email: 'ADA@example.test' }, true],
  ['by the name', { fullName: ' ada lovelace', email: 'work@example.test' }, true],
  ['nobody else', { fullName: 'Ada', email: 'byron@example.test' }, false],
])('the buyer is known %s', (_, person, expected) => {
  expect(isBuyer(person, ada)).toBe(expected);
});

test("in an order of somebody else's a name alone is nobody's", () => {
  const namesake = { fullName: '', email: 'other@example.test' };
  expect(isBuyer({ fullName: '', email: 'ada@example.test' }, namesake)).toBe(false);
});
