import { errors } from '@strapi/utils';
import { aroundDocuments } from '../strapi';
import { contentManagerRequest } from './content-manager-request';

const writes: readonly string[] = ['create', 'update', 'delete', 'clone'];

/** Lets no form of the Content Manager make, change, copy or remove a thing of the type; the message says who does. */
export function refuseFormWrites(uid: string, message: string): void {
  aroundDocuments((call, next) => {
    if (call.uid === uid && writes.includes(call.action) && contentManagerRequest()) {
      throw new errors.ApplicationError(message);
    }
    return next();
  });
}
