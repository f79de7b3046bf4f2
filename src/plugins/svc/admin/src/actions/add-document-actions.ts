import type { StrapiApp } from '@strapi/strapi/admin';
import { checkIn, markAsPaid, undoCheckIn } from '../box-office/actions';
import { rowAction } from '../box-office/row-action';
import { attendeeUid, orderUid } from '../shared/box-office';
import { trackForm } from '../conflicts/open-forms';
import { contentManagerApis } from '../shared/content-manager';
import { withoutWrites } from './without-writes';
import { RestoreAction } from './restore-action';
import { RetryAction } from './retry-action';
import { TrashAction } from './trash-action';

const ours = [
  TrashAction,
  RestoreAction,
  RetryAction,
  rowAction(orderUid, markAsPaid),
  rowAction(attendeeUid, checkIn),
  rowAction(attendeeUid, undoCheckIn),
];

/** The trash of events, the outbox's second try, and what is often done in lists; just before Strapi's own Delete. */
export function addDocumentActions(app: StrapiApp): void {
  contentManagerApis(app).addDocumentAction((actions) => {
    const beforeDelete = actions.findIndex(({ type }) => type === 'delete');
    return actions
      .map(withoutWrites)
      .map(trackForm)
      .toSpliced(beforeDelete, 0, ...ours);
  });
}
