import { type Access, signedIn } from '../../access/requirements';
import { orderTokenOf } from '../order/order-token';

/** Whose a place is, the service decides: one of somebody else is as one that is not there. */
export const buyerAccess: Access = {
  summary: "Needs a signed-in user, or the order's token; the place has to be theirs.",
  capabilities: [],
  allowsGuests: true,
  async check(attempt) {
    if (orderTokenOf(attempt) === '') await signedIn.check(attempt);
  },
};
