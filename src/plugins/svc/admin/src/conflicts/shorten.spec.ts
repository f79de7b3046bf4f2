import { shortenAlike } from './shorten';

const start = 'On the river there was a boat. '.repeat(10);

test.each<[string, string[], string[]]>([
  ['short texts stay as they are', ['Ulm', 'Bonn', ''], ['Ulm', 'Bonn', '']],
  [
    'long ones begin a little before what differs',
    [`${start}They played.`, `${start}They sang.`],
    ['…river there was a boat. They played.', '…river there was a boat. They sang.'],
  ],
  [
    'and end where a line does',
    [`One ${start}`, 'Two'],
    [`One ${start}`.slice(0, 120).concat('…'), 'Two'],
  ],
])('%s', (_, texts, cut) => {
  expect(shortenAlike(texts)).toEqual(cut);
});
