import { settings } from '../../host/strapi';
import { addedColumns } from './added-fields';
import type { Derivation } from './domain/fields';

/** What is stored of an event follows from its fields and from these. */
export function derivation(): Derivation {
  const added = addedColumns().filter(({ kind }) => kind.isHtml);
  const html = ['content', ...added.map(({ attribute }) => attribute)];
  return { siteTimezone: settings().siteTimezone, html };
}
