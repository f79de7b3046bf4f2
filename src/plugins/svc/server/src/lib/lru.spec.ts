import { createLru } from './lru';

test('what is kept is found, until there is more than may be', () => {
  const lru = createLru<string, number>(2);
  lru.set('a', 1);
  lru.set('b', 2);
  expect([lru.get('a'), lru.get('b')]).toEqual([1, 2]);
  lru.set('c', 3);
  expect([lru.get('a'), lru.get('b'), lru.get('c')]).toEqual([undefined, 2, 3]);
});

test('reading an entry keeps it before those that nobody has read since', () => {
  const lru = createLru<string, number>(2);
  lru.set('a', 1);
  lru.set('b', 2);
  lru.get('a');
  lru.set('c', 3);
  expect([lru.get('a'), lru.get('b'), lru.get('c')]).toEqual([1, undefined, 3]);
});

test('an entry that is written again is no second one', () => {
  const lru = createLru<string, number>(2);
  lru.set('a', 1);
  lru.set('b', 2);
  lru.set('a', 0);
  expect([lru.get('b'), lru.get('a')]).toEqual([2, 0]);
  lru.set('c', 3);
  expect([lru.get('a'), lru.get('b')]).toEqual([0, undefined]);
});
