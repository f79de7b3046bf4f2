import { type Access, requireCapability } from '../../access/requirements';

/**
 * Every user may ask for their own money back, and edit_svc_orders for anybody's. Whose an order is stands in the body:
 * the service decides it.
 */
export const createAccess: Access = {
  summary: 'Needs a signed-in user who is the buyer, or edit_svc_orders.',
  capabilities: ['edit_svc_orders'],
  allowsGuests: false,
  check({ caller }) {
    if (caller.userId === null) requireCapability(caller, 'edit_svc_orders');
  },
};
