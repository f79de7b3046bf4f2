import { skuOf } from './sku';

test.each([
  [7, 'Front row', '7-FRONT-ROW'],
  [8, 'Under 12', '8-UNDER-12'],
  [9, 'Größe & Maß', '9-GROESSE-AND-MASS'],
  [10, '音楽', '10-TICKET'],
])('ticket %i with the title %j has the SKU %s (3.6)', (id, title, sku) => {
  expect(skuOf(id, title)).toBe(sku);
});

test('the longest title and the largest id fit the column (3.6)', () => {
  expect(skuOf(2_147_483_647, 'x'.repeat(255)).length).toBeLessThanOrEqual(255);
});
