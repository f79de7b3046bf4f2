import { registerOutboxMiddleware } from './document-middleware';

export default {
  register: registerOutboxMiddleware,
};
