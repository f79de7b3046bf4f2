import { registerDocumentLock } from '../../host/document-writes';
import { registerLinkedTypeLocks } from './read-model/linked-types';
import { lockEvents } from './lock';
import { keepListingsCurrent } from './read-model/document-middleware';
import { ensureListingsAreCurrent } from './read-model/rebuild';
import { registerEventMiddleware } from './document-middleware';

export default {
  register() {
    registerDocumentLock('plugin::svc.event', (trx, documentId) => lockEvents(trx, [documentId]));
    registerLinkedTypeLocks();
    keepListingsCurrent();
    registerEventMiddleware();
  },

  bootstrap() {
    return ensureListingsAreCurrent();
  },
};
