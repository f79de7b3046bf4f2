import { filterListsByEvent } from './box-office/filter-by-event';
import { searchByCode } from './box-office/search-by-code';
import { searchVouchers } from './search-vouchers';
import { addBoxOfficeDetails } from './box-office/add-details';
import { registerPermissions } from './box-office/register-permissions';
import { labelRelations } from './relation-labels';
import { rejectStaleForms } from './reject-stale-forms';
import { makeTicketsWithEvents } from './event-tickets/with-new-event';
import { guardTicketsOnSale } from './guard-tickets-on-sale';
import { hideInternalAttributes } from './hide-internal';
import { hideTrashed } from './hide-trashed';
import { rejectImpossibleFilters } from './reject-filters';
import { retryPanelWrites } from './retry-writes';
import { previewEvents } from './preview';
import { skipTranslations } from './skip-translations';
import { registerPanelRoutes } from './register-routes';

export { makePanelRolesOnce } from './panel-roles';
export { arrangeFormsOnce, labelAddedInputsOnce, letTypeAddressesOnce } from './arrange-forms';

/** The server side of the panel. */
export async function registerPanel(): Promise<void> {
  hideTrashed();
  filterListsByEvent();
  skipTranslations();
  searchByCode();
  searchVouchers();
  rejectImpossibleFilters();
  hideInternalAttributes();
  addBoxOfficeDetails();
  labelRelations();
  makeTicketsWithEvents();
  guardTicketsOnSale();
  retryPanelWrites();
  rejectStaleForms();
  previewEvents();
  registerPanelRoutes();
  await registerPermissions();
}
