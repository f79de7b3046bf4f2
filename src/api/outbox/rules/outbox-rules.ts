import { errors } from '@strapi/utils';
import { contentManagerRequest } from '../../../panel/content-manager-request';
import { aroundDocuments } from '../../../strapi';

const uid = 'api::outbox.outbox-entry';
const writes: readonly string[] = ['create', 'update', 'delete', 'clone'];

/** The outbox is the service's own: the Content Manager shows it, and no form of it writes there. */
export function watchOutboxRules(): void {
  aroundDocuments((call, next) => {
    if (call.uid === uid && writes.includes(call.action) && contentManagerRequest()) {
      throw new errors.ApplicationError(
        'The outbox cannot be changed here. What could not be delivered can be sent again.',
      );
    }
    return next();
  });
}
