import { errors } from '@strapi/utils';
import { contentManagerRequest } from '../host/content-manager-request';
import { useDocumentMiddleware } from '../host/strapi';

const uid = 'plugin::svc.outbox-entry';
const writes: readonly string[] = ['create', 'update', 'delete', 'clone'];

/** The outbox is the service's own: the Content Manager shows it, and no form of it writes there. */
export function registerOutboxMiddleware(): void {
  useDocumentMiddleware((call, next) => {
    if (call.uid === uid && writes.includes(call.action) && contentManagerRequest()) {
      throw new errors.ApplicationError(
        'The outbox cannot be edited. Use "Send again" for entries that could not be delivered.',
      );
    }
    return next();
  });
}
