import { useDocumentMiddleware } from '../host/strapi';
import { contentManagerRequest } from '../host/content-manager-request';
import { conditionShown } from './lists/states';
import { typesWithTrash } from './trash';

const listOf = (uid: string) => `/content-manager/collection-types/${uid}`;

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
    const { filters, status } = call.params;
    const rows = status === 'published' ? status : 'draft';
    const condition = conditionShown(call.uid, request.query, filters, rows);
    call.params.filters = filters ? { $and: [filters, condition] } : condition;
    return next();
  });
}
