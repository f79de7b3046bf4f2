import { read, refused } from '../testing/read-sent';
import { idArray, idList } from './id-lists';

describe('ids', () => {
  test.each([
    ['none', [], []],
    ['some, in the order sent', [3, 1, 2], [3, 1, 2]],
    ['numbers as text', ['3', 1], [3, 1]],
    ['one twice, which counts once', [3, '3', 1, 3], [3, 1]],
  ])('in an array: %s', (_, sent, expected) => {
    expect(read(idArray(), sent)).toEqual(expected);
  });

  test.each([
    '1,2',
    5,
    {},
    { 0: 1, length: 1 },
    [0],
    [-1],
    [1.5],
    ['x'],
    [null],
    [true],
    [[1]],
    [2_147_483_648],
    Array.from({ length: 201 }, (_, index) => index + 1),
  ])('in an array may not be %j', (sent) => {
    expect(read(idArray(), sent)).toEqual(refused('must be an array of at most 200 ids'));
  });

  test('in a query string are separated by commas, or the parameter is repeated', () => {
    for (const sent of ['3, 1,3', ['3', '1'], ['3,1', '3']]) {
      expect(read(idList(), sent)).toEqual([3, 1]);
    }
    for (const sent of [
      '',
      ',',
      '1,',
      'a',
      '0',
      '-1',
      '1;2',
      [],
      ['a'],
      [['1']],
      '1,'.repeat(200),
    ]) {
      expect(read(idList(), sent)).toHaveProperty('refused');
    }
  });
});
