import { type Access, demand } from '../../../rest/access';

/**
 * Every user may ask for their own money back, and edit_svc_orders for anybody's. Whose an order is stands in the body:
 * the service decides it.
 */
export const askAccess: Access = {
  summary: 'Needs a signed-in user who is the buyer, or edit_svc_orders.',
  capabilities: ['edit_svc_orders'],
  isOpen: false,
  check({ caller }) {
    if (caller.userId === null) demand(caller, 'edit_svc_orders');
  },
};
