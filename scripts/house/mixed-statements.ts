import type { Import } from './imports';

const template = /(^|\/)database\/sql\.ts$/;
const builder = /(^|\/)database\/table\.ts$/;

/** Files that ask the database in both ways, by the template of SQL and by the builder of one table. */
export function findMixedStatements(imports: Import[]): string[] {
  const asking = (way: RegExp) =>
    new Set(
      imports.filter(({ to, isOfTypes }) => way.test(to) && !isOfTypes).map(({ from }) => from),
    );
  const byBuilder = asking(builder);
  return [...asking(template)].filter((file) => byBuilder.has(file));
}
