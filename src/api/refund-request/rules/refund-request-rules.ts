import { refuseFormWrites } from '../../../panel/refuse-form-writes';

/** Money moves with a request: no form of the Content Manager makes, changes, copies or removes one. */
export function watchRefundRequestRules(): void {
  refuseFormWrites(
    'api::refund-request.refund-request',
    'Refund requests cannot be changed here. Buyers make them; the box office decides them over the REST API.',
  );
}
