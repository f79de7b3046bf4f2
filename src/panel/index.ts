import { narrowListsToAnEvent } from './box-office/by-event';
import { describeBoxOffice } from './box-office/describe';
import { registerPermissions } from './box-office/register-permissions';
import { hideTrashedEvents } from './hide-trashed-events';
import { registerPanelRoutes } from './routes';

export { arrangeFormsOnce } from './arrange-forms';

/** The server side of the panel. */
export async function registerPanel(): Promise<void> {
  hideTrashedEvents();
  narrowListsToAnEvent();
  describeBoxOffice();
  registerPanelRoutes();
  await registerPermissions();
}
