import { settings } from '../../host/strapi';
import { addedFields } from './added-fields';
import type { Derivation } from './domain/fields';

/** What is stored of an event follows from its fields and from these. */
export function derivation(): Derivation {
  const added = addedFields().filter(({ isHtml }) => isHtml);
  const html = ['content', ...added.map(({ attribute }) => attribute)];
  return { siteTimezone: settings().siteTimezone, html };
}
