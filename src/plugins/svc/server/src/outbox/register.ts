import { closeDeliveries } from './deliveries';
import { registerOutboxMiddleware } from './document-middleware';
import { followEntriesBy } from './entries';
import { deliveriesOf } from './notices';

export default {
  register: registerOutboxMiddleware,

  bootstrap(): void {
    followEntriesBy(closeDeliveries() ? deliveriesOf : null);
  },
};
