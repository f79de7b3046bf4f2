import { contentManagerRequest } from '../../host/content-manager-request';
import { toFormError } from '../../host/form-errors';
import { database, transaction, useDocumentMiddleware } from '../../host/strapi';
import { Problem } from '../../domain/problem';
import { describeUses, findUses } from './queries/uses';
import { findReplaceable, isReplaceable, type ReplaceableType } from './operations/replace-linked';

/*
 * The panel's Delete asks one question for all there is, and its list deletes several at once: it takes no venue and no
 * organizer from under events. Over REST that is allowed (2.17).
 */

async function assertUnused(uid: ReplaceableType, documentId: string): Promise<void> {
  const uses = await findUses(database(), uid, documentId);
  if (uses.events.length === 0) return;
  const thing = await findReplaceable(database(), uid, documentId);
  const message = `${thing?.title || 'This'} cannot be deleted. ${describeUses(uses)}. Put another in its place first, with "Replace by…".`;
  throw toFormError(new Problem('cannotDelete', message));
}

export function keepLinkedThings(): void {
  useDocumentMiddleware((call, next) => {
    const { uid, action, params } = call;
    if (action !== 'delete' || !isReplaceable(uid) || !contentManagerRequest()) return next();
    return transaction(async () => {
      await assertUnused(uid, params.documentId!);
      return next();
    });
  });
}
