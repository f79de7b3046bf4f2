import { database } from '../../strapi';
import { fillEventIds } from './fill-event-ids';
import { watchTicketRules } from './rules/ticket-rules';
import { constrainStock } from './stock/constraints';

export default {
  register: watchTicketRules,

  async bootstrap() {
    await constrainStock(database());
    await fillEventIds(database());
  },
};
