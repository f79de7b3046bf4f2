import { aroundDocuments } from '../strapi';
import { contentManagerRequest } from './content-manager-request';

const eventList = '/content-manager/collection-types/api::event.event';

/** Whoever asks for the trash, or for particular events, gets what they ask for. */
function asksForTrashed(filters: unknown): boolean {
  return /"(trashedAt|documentId)"/.test(JSON.stringify(filters ?? {}));
}

/** Leaves events in the trash out of the Content Manager's list, unless its filter speaks of them. */
export function hideTrashedEvents(): void {
  aroundDocuments((call, next) => {
    const isList = call.action === 'findMany' || call.action === 'count';
    if (call.uid !== 'api::event.event' || !isList) return next();
    if (contentManagerRequest()?.path !== eventList) return next();
    const { filters } = call.params;
    if (!asksForTrashed(filters)) {
      const notTrashed = { trashedAt: { $null: true } };
      call.params.filters = filters ? { $and: [filters, notTrashed] } : notTrashed;
    }
    return next();
  });
}
