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

test('entries that weigh something weigh no more together than they may, and the oldest go', () => {
  const lru = createLru<string, string>(10, (key, value) => key.length + value.length);
  lru.set('a', '123');
  lru.set('b', '123');
  expect([lru.get('a'), lru.get('b'), lru.weight()]).toEqual(['123', '123', 8]);
  lru.set('c', '12345');
  expect([lru.get('a'), lru.get('b'), lru.get('c')]).toEqual([undefined, '123', '12345']);
  expect(lru.weight()).toBe(10);
});

test('an entry that is too heavy by itself is not kept, nor what it was before', () => {
  const lru = createLru<string, string>(5, (key, value) => key.length + value.length);
  lru.set('a', '1');
  lru.set('b', '12345');
  expect([lru.get('a'), lru.get('b'), lru.weight()]).toEqual(['1', undefined, 2]);
  lru.set('a', '12345');
  expect([lru.get('a'), lru.weight()]).toEqual([undefined, 0]);
});

test('an entry that is written again weighs what it is now', () => {
  const lru = createLru<string, string>(10, (key, value) => key.length + value.length);
  for (const value of ['1', '12345', '12']) lru.set('a', value);
  expect(lru.weight()).toBe(3);
});
