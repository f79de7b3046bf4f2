import { searchWords } from './search-words';

test.each([
  ['', []],
  ['  ', []],
  ['jazz', ['jazz']],
  [' Jazz\tjazz JAZZ night ', ['Jazz', 'night']],
  ['a b c d e f g h i j', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
  ['a a b b c c d d e e f f g g h h i', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
])('%j is searched for by %j (7.9)', (search, words) => {
  expect(searchWords(search)).toEqual(words);
});
