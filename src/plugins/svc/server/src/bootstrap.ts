import { replaceHostComparison } from './access/compare-password';
import { grantProjectRoles } from './access/project-roles';
import { makeRolesOnce } from './access/roles';
import { prepareToMakeTogether } from './database/made-together';
import { serializeDocumentWrites } from './host/document-writes';
import { database } from './host/strapi';
import type { LateStart } from './host/late-start';
import { closeRules } from './host/rules';
import { reconcileIdentity } from './identity/reconcile';
import { warnWithoutSessions } from './access/session';
import { startJobs } from './jobs';
import { deliverEntry } from './notifications/deliver';
import outbox from './outbox/register';
import { startWorker } from './outbox/worker';
import {
  arrangeFormsOnce,
  labelAddedInputsOnce,
  letTypeAddressesOnce,
  makePanelRolesOnce,
} from './panel-routes';
import { fillNewAttributes } from './kit/resource/added-defaults';
import { completeRows } from './kit/resource/complete-rows';
import event from './resources/event/register';
import { ensureAddressIndex } from './resources/order/address-index';
import { assertSoldCurrency } from './resources/order/queries/sold-currency';
import ticket from './resources/ticket/register';
import voucher from './resources/voucher/register';

/** When the tables are there. */
export async function bootstrap(): Promise<void> {
  await assertSoldCurrency();
  closeRules();
  outbox.bootstrap();
  await fillNewAttributes();
  await event.bootstrap();
  await ticket.bootstrap();
  await ensureAddressIndex(database());
  await voucher.bootstrap();
  serializeDocumentWrites();
  await reconcileIdentity();
  await completeRows();
  await prepareToMakeTogether();
}

/** When everybody's bootstrap is done, and before anybody is served. */
export const lateStart: LateStart = {
  async prepare() {
    warnWithoutSessions();
    replaceHostComparison();
    await makePanelRolesOnce();
    await makeRolesOnce();
    await grantProjectRoles();
    await arrangeFormsOnce();
    await labelAddedInputsOnce();
    await letTypeAddressesOnce();
  },
  async begin() {
    await startJobs();
    startWorker(deliverEntry);
  },
};
