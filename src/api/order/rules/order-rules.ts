import { errors } from '@strapi/utils';
import { contentManagerRequest } from '../../../panel/content-manager-request';
import { aroundDocuments } from '../../../strapi';

const uid = 'api::order.order';
const writes: readonly string[] = ['create', 'update', 'delete', 'clone'];

/** An order is what somebody bought: no form of the Content Manager makes, changes, copies or removes one. */
export function watchOrderRules(): void {
  aroundDocuments((call, next) => {
    if (call.uid === uid && writes.includes(call.action) && contentManagerRequest()) {
      throw new errors.ApplicationError(
        'Orders cannot be changed here. They come from the checkout; the box office changes their status over the REST API.',
      );
    }
    return next();
  });
}
