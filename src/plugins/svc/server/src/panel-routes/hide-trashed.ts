import { useDocumentMiddleware } from '../host/strapi';
import { contentManagerRequest } from '../host/content-manager-request';

const eventList = '/content-manager/collection-types/plugin::svc.event';

/** Whoever asks for the trash, or for particular events, gets what they ask for. */
function asksForTrashed(filters: unknown): boolean {
  return /"(trashedAt|documentId)"/.test(JSON.stringify(filters ?? {}));
}

/** Leaves events in the trash out of the Content Manager's list, unless its filter speaks of them. */
export function hideTrashedEvents(): void {
  useDocumentMiddleware((call, next) => {
    const isList = call.action === 'findMany' || call.action === 'count';
    if (call.uid !== 'plugin::svc.event' || !isList) return next();
    if (contentManagerRequest()?.path !== eventList) return next();
    const { filters } = call.params;
    if (!asksForTrashed(filters)) {
      const notTrashed = { trashedAt: { $null: true } };
      call.params.filters = filters ? { $and: [filters, notTrashed] } : notTrashed;
    }
    return next();
  });
}
