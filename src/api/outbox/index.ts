import { watchOutboxRules } from './rules/outbox-rules';

export default {
  register: watchOutboxRules,
};
