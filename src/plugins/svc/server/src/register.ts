import { boundHostSignIn } from './access/host-sign-in';
import { requireUsersPermissions } from './access/users';
import { registerUserLifecycles } from './access/user-lifecycles';
import { start } from './bootstrap';
import { setUpConnections } from './database/set-up-connections';
import { isolateTransactionHooks, skipEventsOfDeletedEntries } from './database/transaction';
import { startAfterEverybody } from './host/late-start';
import { registerCustomFields } from './host/custom-fields';
import { trackLastEditor } from './host/last-editor';
import { registerIdentityMiddleware } from './identity/document-middleware';
import { completeContentTypes } from './kit/complete-content-types';
import { isolateListeners } from './notifications/hooks';
import { extendHostMiddlewares } from './middlewares/extend-host';
import outbox from './outbox/register';
import { registerPages } from './pages';
import { registerPanel } from './panel-routes';
import attendee from './resources/attendee/register';
import event from './resources/event/register';
import ticket from './resources/ticket/register';

/** Before Strapi makes its tables. The order of the document middlewares is the order in which they see a write. */
export async function register(): Promise<void> {
  requireUsersPermissions();
  startAfterEverybody(start);
  await setUpConnections(strapi.db);
  extendHostMiddlewares();
  boundHostSignIn();
  attendee.register();
  event.register();
  outbox.register();
  ticket.register();
  isolateTransactionHooks();
  skipEventsOfDeletedEntries();
  registerCustomFields();
  completeContentTypes();
  await registerPanel();
  registerPages();
  registerIdentityMiddleware();
  registerUserLifecycles();
  trackLastEditor();
  isolateListeners();
}
