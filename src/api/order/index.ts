import { watchOrderRules } from './rules/order-rules';

export default {
  register() {
    watchOrderRules();
  },
};
