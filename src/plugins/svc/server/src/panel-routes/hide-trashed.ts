import { useDocumentMiddleware } from '../host/strapi';
import { contentManagerRequest } from '../host/content-manager-request';
import { typesWithTrash } from './trash';

const listOf = (uid: string) => `/content-manager/collection-types/${uid}`;

/** Whoever asks for the trash, or for particular things, gets what they ask for. */
function asksForTrashed(filters: unknown): boolean {
  return /"(trashedAt|documentId)"/.test(JSON.stringify(filters ?? {}));
}

/** Leaves what is in the trash out of the Content Manager's lists, unless their filter speaks of it. */
export function hideTrashed(): void {
  useDocumentMiddleware((call, next) => {
    const isList = call.action === 'findMany' || call.action === 'count';
    if (!isList || contentManagerRequest()?.path !== listOf(call.uid)) return next();
    if (!typesWithTrash().includes(call.uid)) return next();
    const { filters } = call.params;
    if (!asksForTrashed(filters)) {
      const notTrashed = { trashedAt: { $null: true } };
      call.params.filters = filters ? { $and: [filters, notTrashed] } : notTrashed;
    }
    return next();
  });
}
