import type { ContentType } from '../../host/strapi';
import type { ViewConfiguration } from '../../host/content-manager';
import { bookkeepingFields, type Form, type FormField, identityFields } from './form';

/** `stage_name` and `stageName` are labelled Stage name. */
function labelOf(attribute: string): string {
  const words = attribute.replace(/_/g, ' ').replace(/([a-z\d])([A-Z])/g, '$1 $2');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

/**
 * The form of a type that has none of its own: the inputs that the Content Manager would show, labelled for people,
 * and what is given out at the end, to be read.
 */
export function defaultForm({ uid }: ContentType, { metadatas, layouts }: ViewConfiguration): Form {
  const given = { ...identityFields, ...bookkeepingFields };
  const isTyped = (name: string) => name !== 'id' && !(name in given);
  const labels = Object.keys(metadatas)
    .filter(isTyped)
    .map((name): [string, FormField] => [name, { label: labelOf(name) }]);
  const rows = layouts.edit
    .map((row) => row.filter(({ name }) => isTyped(name)))
    .map((row) => row.map(({ name, size }) => [name, size] as const));
  return {
    uid,
    fields: { ...Object.fromEntries(labels), ...given },
    rows: [...rows, [['slug', 12]]],
    columns: layouts.list.filter(isTyped),
    sortBy: 'title',
  };
}
