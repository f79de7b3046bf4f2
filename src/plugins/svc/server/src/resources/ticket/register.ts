import { registerDocumentLock } from '../../host/document-writes';
import { database } from '../../host/strapi';
import { lockTicket } from './lock';
import { registerTicketMiddleware } from './document-middleware';
import { ensureStockConstraint } from './inventory/constraints';

export default {
  register() {
    registerDocumentLock('plugin::svc.ticket', (trx, documentId) =>
      lockTicket(trx, { document_id: documentId }),
    );
    registerTicketMiddleware();
  },

  bootstrap() {
    return ensureStockConstraint(database());
  },
};
