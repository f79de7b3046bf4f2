import { findMixedStatements } from './mixed-statements';

const from = (file: string, ...imported: string[]) =>
  imported.map((to) => ({ from: file, to, isOfTypes: false, place: `${file}:1` }));

test('a file that asks the database in both ways is found', () => {
  const imports = [
    ...from('resources/order/a.ts', 'database/sql.ts', 'database/table.ts'),
    ...from('resources/order/b.ts', 'database/sql.ts', 'database/tables.ts'),
    ...from('resources/order/c.ts', 'database/table.ts', 'lib/clock.ts'),
  ];
  expect(findMixedStatements(imports)).toEqual(['resources/order/a.ts']);
});

test('a file that takes types alone of one of the ways is not', () => {
  const [sql, table] = from('a.ts', 'database/sql.ts', 'database/table.ts');
  expect(findMixedStatements([{ ...sql!, isOfTypes: true }, table!])).toEqual([]);
});
