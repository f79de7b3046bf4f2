import { hideTrashedEvents } from './hide-trashed-events';
import { registerPanelRoutes } from './routes';

export { arrangeFormsOnce } from './arrange-forms';

/** The server side of the panel. */
export function registerPanel(): void {
  hideTrashedEvents();
  registerPanelRoutes();
}
