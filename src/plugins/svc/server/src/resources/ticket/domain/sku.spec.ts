import { skuCandidates, skuOf } from './sku';

test.each([
  ['Front row', '17-FRONT-ROW'],
  ['  Early   bird! ', '17-EARLY-BIRD'],
  ['Crème brûlée', '17-CREME-BRULEE'],
  ['Straße', '17-STRASSE'],
  ['学生', '17-学生'],
  ['2-for-1 (Friday)', '17-2-FOR-1-FRIDAY'],
  ['★', '17'],
  ['', '17'],
  [`${'x'.repeat(196)} y`, `17-${'X'.repeat(196)}`],
])('the sku of ticket 17, %p, is %s', (title, sku) => {
  expect(skuOf(17, title)).toBe(sku);
});

test('there is always a further candidate', () => {
  const [first, second, third] = skuCandidates(17, 'Seat');
  expect([first, second, third]).toEqual(['17-SEAT', '17-SEAT-2', '17-SEAT-3']);
});
