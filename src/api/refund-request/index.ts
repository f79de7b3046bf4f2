import { watchRefundRequestRules } from './rules/refund-request-rules';

export default {
  register() {
    watchRefundRequestRules();
  },
};
