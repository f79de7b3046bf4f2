import { makeRolesOnce } from './access/roles';
import { watchUsers } from './access/watch-users';
import { registerCustomFields } from './custom-fields';
import { watchIdentity } from './identity/documents';
import { reconcileIdentity } from './identity/reconcile';
import { startJobs } from './jobs';
import { arrangeFormsOnce, registerPanel } from './panel';
import { closeSqliteReader } from './sqlite-reader';

export default {
  register() {
    registerCustomFields();
    registerPanel();
    watchIdentity();
    watchUsers();
  },

  async bootstrap() {
    await reconcileIdentity();
    await makeRolesOnce();
    await arrangeFormsOnce();
    await startJobs();
  },

  destroy() {
    closeSqliteReader();
  },
};
