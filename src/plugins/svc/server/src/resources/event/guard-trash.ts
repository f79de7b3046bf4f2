import { contentManagerRequest } from '../../host/content-manager-request';
import { toFormError } from '../../host/form-errors';
import { queryEngine } from '../../host/query-engine';
import { transaction, useDocumentMiddleware } from '../../host/strapi';
import { Problem } from '../../domain/problem';

/*
 * What the Content Manager does with events and their trash, whatever it is sent: it deletes for good from there alone,
 * and publishes nothing that lies there. Over REST `force` deletes, and a status restores (2.6, 2.17).
 */

const uid = 'plugin::svc.event';

function problemOf(action: string, title: string, isTrashed: boolean): Problem | undefined {
  if (action === 'delete' && !isTrashed) {
    return new Problem('cannotDelete', `“${title}” is not in the trash. Move it there first.`);
  }
  if (action === 'publish' && isTrashed) {
    return new Problem('alreadyTrashed', `“${title}” is in the trash. Restore it first.`);
  }
  return undefined;
}

async function assertFits(action: string, documentId: string): Promise<void> {
  const draft = await queryEngine(uid).findOne({ where: { documentId, publishedAt: null } });
  if (!draft) return;
  const problem = problemOf(action, draft.title || 'Without a title', Boolean(draft.trashedAt));
  if (problem) throw toFormError(problem);
}

/** Before the rules for tickets, which go with their event. */
export function guardTrash(): void {
  useDocumentMiddleware((call, next) => {
    const { uid: type, action, params } = call;
    const isGuarded = type === uid && (action === 'delete' || action === 'publish');
    if (!isGuarded || !contentManagerRequest()) return next();
    return transaction(async () => {
      await assertFits(action, params.documentId!);
      return next();
    });
  });
}
