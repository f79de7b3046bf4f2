import { ticksAfter } from './ticks';

const all = ['a', 'b', 'c', 'd', 'e'];

test.each([
  ['a tick', [], { id: 'b', last: null, isRange: false }, ['b']],
  ['a tick that is taken back', ['a', 'b'], { id: 'b', last: 'a', isRange: false }, ['a']],
  ['a range downwards', ['b'], { id: 'd', last: 'b', isRange: true }, ['b', 'c', 'd']],
  ['a range upwards', ['e'], { id: 'c', last: 'e', isRange: true }, ['c', 'd', 'e']],
  ['a range that is taken back', all, { id: 'b', last: 'd', isRange: true }, ['a', 'e']],
  ['a range from what is no longer there', [], { id: 'c', last: 'z', isRange: true }, ['c']],
])('%s', (_, ticked, click, expected) => {
  expect(ticksAfter(ticked, all, click)).toEqual(expected);
});
