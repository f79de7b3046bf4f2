import { holdEnd } from './hold';

const limits = { cartHoldSeconds: 1800, cartHoldMaxSeconds: 3600 };

test.each([
  [0, 0, 1800],
  [0, 1000, 2800],
  [0, 1800, 3600],
  [0, 3599, 3600],
  [500, 3000, 4100],
])('a hold that began at %d and is renewed at %d ends at %d', (since, at, end) => {
  expect(holdEnd({ since, at }, limits)).toBe(end);
});
