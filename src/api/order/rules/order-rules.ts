import { refuseFormWrites } from '../../../panel/refuse-form-writes';

/** An order is what somebody bought: no form of the Content Manager makes, changes, copies or removes one. */
export function watchOrderRules(): void {
  refuseFormWrites(
    'api::order.order',
    'Orders cannot be changed here. They come from the checkout; the box office changes their status over the REST API.',
  );
}
