import type { ContentType } from '../../host/strapi';
import type { ViewConfiguration } from '../../host/content-manager';
import { eventForm } from './event';
import { bookkeepingFields, type Form, type FormField, identityFields } from './form';

/** `stage_name` and `stageName` are labelled Stage name. */
export function labelOf(attribute: string): string {
  const words = attribute.replace(/_/g, ' ').replace(/([a-z\d])([A-Z])/g, '$1 $2');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

const isResourceWithDrafts = ({ attributes }: ContentType) => 'shownStatus' in attributes;

/** What every resource with drafts has, and no schema says. */
const draftFields = {
  visibility: {
    ...eventForm.fields.visibility!,
    help: 'public: everybody. private: only accounts that may read what is private here. Counts once published.',
  },
  readyForReview: eventForm.fields.readyForReview!,
  trashedAt: eventForm.fields.trashedAt!,
} satisfies Record<string, FormField>;

/**
 * The form of a type that has none of its own: the inputs that the Content Manager would show, labelled for people,
 * and what is given out at the end, to be read.
 */
export function defaultForm(type: ContentType, { metadatas, layouts }: ViewConfiguration): Form {
  const { uid, attributes } = type;
  const given = { ...identityFields, ...bookkeepingFields };
  const untyped = ['id', 'trashedAt', ...Object.keys(given)];
  const isTyped = (name: string) => !untyped.includes(name);
  const isHtml = (name: string) => attributes[name]?.customField === 'plugin::svc.html';
  const labels = Object.keys(metadatas)
    .filter(isTyped)
    .map((name): [string, FormField] => [name, { label: labelOf(name) }]);
  const rows = layouts.edit
    .map((row) => row.filter(({ name }) => isTyped(name)))
    // HTML needs the whole width: what is beside it moves to the row below.
    .flatMap((row) => [
      ...row.filter(({ name }) => isHtml(name)).map(({ name }) => [{ name, size: 12 }]),
      row.filter(({ name }) => !isHtml(name)),
    ])
    .map((row) => row.map(({ name, size }) => [name, size] as const));
  const described = isResourceWithDrafts(type) ? draftFields : {};
  return {
    uid,
    fields: { ...Object.fromEntries(labels), ...described, ...given },
    rows: [...rows, [['slug', 12]]],
    columns: layouts.list.filter((name) => isTyped(name) && !isHtml(name)),
    sortBy: 'title',
  };
}
