import { registerDocumentLock } from '../../host/document-writes';
import { database } from '../../host/strapi';
import { registerAvailability } from '../event/availability';
import { lockTicket } from './lock';
import { registerTicketMiddleware } from './document-middleware';
import { availabilityOfEvents } from './queries/availability';
import { ensureStockConstraint } from './inventory/constraints';

export default {
  register() {
    registerDocumentLock('plugin::svc.ticket', (trx, documentId) =>
      lockTicket(trx, { document_id: documentId }),
    );
    registerTicketMiddleware();
    registerAvailability((eventIds) => availabilityOfEvents(database(), eventIds));
  },

  bootstrap() {
    return ensureStockConstraint(database());
  },
};
