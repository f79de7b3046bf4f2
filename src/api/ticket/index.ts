import { aroundDocuments, database } from '../../strapi';
import { constrainStock } from './stock/constraints';

/** What counts places. Only src/api/ticket/stock changes it; no form and no duplicate of a ticket does. */
const counters = ['sold', 'held', 'overbooked'];

export default {
  register() {
    aroundDocuments((call, next) => {
      if (call.uid === 'api::ticket.ticket' && call.params.data) {
        const kept = Object.entries(call.params.data).filter(([name]) => !counters.includes(name));
        const fresh = call.action === 'update' ? [] : counters.map((name) => [name, 0] as const);
        call.params.data = Object.fromEntries([...kept, ...fresh]);
      }
      return next();
    });
  },

  bootstrap: () => constrainStock(database()),
};
