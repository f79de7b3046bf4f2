import { makeRolesOnce } from './access/roles';
import { watchUsers } from './access/watch-users';
import { registerCustomFields } from './custom-fields';
import { watchIdentity } from './identity/documents';
import { reconcileIdentity } from './identity/reconcile';
import { startJobs } from './jobs';
import { deliverEntry } from './outbox/deliver';
import { keepListenersApart } from './outbox/listeners';
import { startWorker, stopWorker } from './outbox/worker';
import { registerPages } from './pages';
import { arrangeFormsOnce, registerPanel } from './panel';
import { completeTypes } from './rest/complete-types';
import { closeSqliteReader } from './sqlite-reader';

export default {
  async register() {
    registerCustomFields();
    completeTypes();
    await registerPanel();
    registerPages();
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
