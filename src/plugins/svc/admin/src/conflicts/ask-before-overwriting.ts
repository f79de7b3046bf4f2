import type { StrapiApp } from '@strapi/strapi/admin';
import { ConflictDialog } from './conflict-dialog';
import { guardSaves } from './guard-saves';
import { guardSaveKeys } from './save-keys';

/** In every form of the Content Manager, also those of types that are added later. */
export function askBeforeOverwriting(app: StrapiApp): void {
  guardSaves();
  guardSaveKeys();
  // Beside the buttons that save: within the page, on wide screens and on narrow ones.
  app.getPlugin('content-manager').injectComponent('editView', 'right-links', {
    name: 'svc-conflict-dialog',
    Component: ConflictDialog,
  });
}
