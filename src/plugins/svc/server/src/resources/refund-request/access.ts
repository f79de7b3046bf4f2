import { type Access, requireCapability } from '../../access/requirements';
import { orderTokenOf } from '../order/order-token';

/**
 * Every user may ask for their own money back, whoever has an order's token for that of the order, and edit_svc_orders for
 * anybody's. Whose an order is stands in the body: the service decides it.
 */
export const createAccess: Access = {
  summary: "Needs a signed-in user who is the buyer, the order's token, or edit_svc_orders.",
  capabilities: ['edit_svc_orders'],
  allowsGuests: true,
  check({ caller, query, header }) {
    if (caller.userId !== null || orderTokenOf({ query, header }) !== '') return;
    requireCapability(caller, 'edit_svc_orders');
  },
};
