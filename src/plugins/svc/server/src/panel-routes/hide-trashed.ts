import { useDocumentMiddleware } from '../host/strapi';
import { contentManagerRequest } from '../host/content-manager-request';
import { conditionOf, stateAsked } from './lists/states';
import { typesWithTrash } from './trash';

const listOf = (uid: string) => `/content-manager/collection-types/${uid}`;

/** Whoever asks for the trash, or for particular things, gets what they ask for. */
function asksForTrashed(filters: unknown): boolean {
  return /"(trashedAt|documentId)"/.test(JSON.stringify(filters ?? {}));
}

/**
 * Leaves what is in the trash out of the Content Manager's lists, unless their filter speaks of it. The tab of a list, its
 * parameter `state`, shows what is in that state.
 */
export function hideTrashed(): void {
  useDocumentMiddleware((call, next) => {
    const isList = call.action === 'findMany' || call.action === 'count';
    const request = contentManagerRequest();
    if (!isList || request?.path !== listOf(call.uid)) return next();
    if (!typesWithTrash().includes(call.uid)) return next();
    const { filters } = call.params;
    const state = stateAsked(call.uid, request.query);
    if (state !== null || !asksForTrashed(filters)) {
      const condition = conditionOf(state ?? 'all');
      call.params.filters = filters ? { $and: [filters, condition] } : condition;
    }
    return next();
  });
}
