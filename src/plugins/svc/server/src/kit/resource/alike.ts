import { foldedLine } from '../../domain/search-words';
import { type ColumnField, columnFields, type Resolved } from './resolved';

/* Lines of text that a list is filtered by with `alike()`: beside each stands the form in which it is compared. */

export function alikeFields(resolved: Pick<Resolved, 'fields' | 'declared'>): ColumnField[] {
  const filters = Object.entries(resolved.declared.filters ?? {});
  const names = filters
    .filter(([, { comparison }]) => comparison === 'alike')
    .map(([name, { field }]) => field ?? name);
  return columnFields(resolved).filter(({ name }) => names.includes(name));
}

export const foldedAttribute = ({ attribute }: ColumnField) => `${attribute}Folded`;
export const foldedColumn = ({ column }: ColumnField) => `${column}_folded`;

/** What is kept of a value. */
export function foldedValue(value: unknown): string | null {
  return typeof value === 'string' ? foldedLine(value) : null;
}
