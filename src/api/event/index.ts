import { watchListings } from './listing/watch';
import { ensureListings } from './listing/rebuild';
import { watchEventRules } from './rules/event-rules';

export default {
  register() {
    watchListings();
    watchEventRules();
  },

  bootstrap() {
    return ensureListings();
  },
};
