import { makeRolesOnce } from './access/roles';
import { watchUsers } from './access/watch-users';
import { registerCustomFields } from './custom-fields';
import { watchIdentity } from './identity/documents';
import { reconcileIdentity } from './identity/reconcile';
import { startJobs } from './jobs';
import { deliverEntry } from './outbox/deliver';
import { keepListenersApart } from './outbox/listeners';
import { startWorker, stopWorker } from './outbox/worker';
import { arrangeFormsOnce, registerPanel } from './panel';
import { closeSqliteReader } from './sqlite-reader';

export default {
  register() {
    registerCustomFields();
    registerPanel();
    watchIdentity();
    watchUsers();
    keepListenersApart();
  },

  async bootstrap() {
    await reconcileIdentity();
    await makeRolesOnce();
    await arrangeFormsOnce();
    await startJobs();
    startWorker(deliverEntry);
  },

  async destroy() {
    await stopWorker();
    closeSqliteReader();
  },
};
