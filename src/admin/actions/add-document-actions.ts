import type { StrapiApp } from '@strapi/strapi/admin';
import { contentManagerApis } from '../shared/content-manager';
import { RestoreAction } from './restore-action';
import { RetryAction } from './retry-action';
import { TrashAction } from './trash-action';

/** The trash of events and the outbox's second try, just before Strapi's own Delete. */
export function addDocumentActions(app: StrapiApp): void {
  contentManagerApis(app).addDocumentAction((actions) => {
    const beforeDelete = actions.findIndex(({ type }) => type === 'delete');
    return actions.toSpliced(beforeDelete, 0, TrashAction, RestoreAction, RetryAction);
  });
}
