import { registerDocumentLock } from '../../host/document-writes';
import { letTypeSlugs } from '../../identity/typed-slug';
import { registerLinkedTypeLocks } from './read-model/linked-types';
import { lockWithNamed } from './lock';
import { keepListingsCurrent } from './read-model/document-middleware';
import { ensureListingsAreCurrent } from './read-model/rebuild';
import { registerEventMiddleware } from './document-middleware';
import { guardTrash } from './guard-trash';
import { keepLinkedThings } from './keep-linked';

const uid = 'plugin::svc.event';

export default {
  register() {
    registerDocumentLock(uid, lockWithNamed);
    registerLinkedTypeLocks();
    keepListingsCurrent();
    guardTrash();
    registerEventMiddleware();
    keepLinkedThings();
    letTypeSlugs(uid);
  },

  bootstrap() {
    return ensureListingsAreCurrent();
  },
};
