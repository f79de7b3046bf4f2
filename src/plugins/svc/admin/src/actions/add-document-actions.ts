import type { StrapiApp } from '@strapi/strapi/admin';
import { cancelPlace, checkIn, confirmPlace, markAsPaid, undoCheckIn } from '../box-office/actions';
import { decideAction } from '../box-office/decide-action';
import { approval, rejection } from '../box-office/decisions';
import { RefundAction } from '../box-office/refund-action';
import { rowAction } from '../box-office/row-action';
import { attendeeUid, orderUid } from '../shared/box-office';
import { trackForm } from '../conflicts/open-forms';
import { type BulkActionComponent, contentManagerApis } from '../shared/content-manager';
import { shownSoon } from '../shared/shown-soon';
import { askBeforeUnpublishing, tellBeforeUnpublishing } from './ask-before-unpublishing';
import { deleteFromTrash } from './delete-from-trash';
import { deleteUnlessUsed } from './delete-unless-used';
import { greyInTrash } from './grey-in-trash';
import { ReplaceAction } from './replace-action';
import { withoutWrites } from './without-writes';
import { RestoreAction } from './restore-action';
import { RetryAction } from './retry-action';
import { TrashAction } from './trash-action';
import { onlyFromTrash, RestoreSeveral, TrashSeveral } from './trash-several';

const ours = [
  TrashAction,
  RestoreAction,
  RetryAction,
  ReplaceAction,
  rowAction(orderUid, markAsPaid),
  rowAction(attendeeUid, checkIn),
  rowAction(attendeeUid, undoCheckIn),
  rowAction(attendeeUid, confirmPlace),
  RefundAction,
  decideAction(approval),
  decideAction(rejection),
  rowAction(attendeeUid, cancelPlace),
];

/** The trash, of one thing and of all that is ticked, the outbox's second try, and what is often done in lists; just before Strapi's own Delete. */
export function addDocumentActions(app: StrapiApp): void {
  const apis = contentManagerApis(app);
  apis.addBulkAction((actions) =>
    [
      ...actions.map(tellBeforeUnpublishing).map(onlyFromTrash),
      TrashSeveral as BulkActionComponent,
      RestoreSeveral as BulkActionComponent,
    ].map(shownSoon),
  );
  apis.addDocumentAction((actions) => {
    const beforeDelete = actions.findIndex(({ type }) => type === 'delete');
    return actions
      .map(withoutWrites)
      .map(askBeforeUnpublishing)
      .map(deleteFromTrash)
      .map(deleteUnlessUsed)
      .map(greyInTrash)
      .map(trackForm)
      .toSpliced(beforeDelete, 0, ...ours)
      .map(shownSoon);
  });
}
