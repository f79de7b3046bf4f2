import { reasonOf } from '../lib/error-reason';
import { failpoint } from '../lib/failpoints';
import { sendAccountMail } from './mail/send-account-mail';
import { sendCancellation } from './mail/send-cancellation';
import { sendConfirmation, sendUnpaidConfirmation } from './mail/send-confirmation';
import { sendHandoverToBuyer, sendToFormerHolder, sendToNewHolder } from './mail/send-handover';
import { sendEventMail } from './mail/send-event-mail';
import { sendReviewMail } from './mail/send-review-mail';
import { sendRefundDecision } from './mail/send-refund-decision';
import { joinOrder } from '../resources/account/operations/join-orders';
import {
  claimEntry,
  closeEntry,
  deferEntry,
  type Entry,
  NotYet,
  postponeEntry,
  renewClaim,
} from '../outbox/entries';
import { findDelivery } from '../outbox/deliveries';
import { type Patience, patienceOf } from '../outbox/back-off';
import type { Notice, Payloads, ServiceKind } from '../outbox/kinds';
import { noticesOf } from '../outbox/notices';
import { whatIsTold } from './hook-payloads';
import { callListeners } from './hooks';
import { callProject, deliveryNameOf, reasonOfDelivery } from './project-deliveries';

const secondsBetweenRenewals = 20;

type MailKind = Extract<ServiceKind, `${string} mail`>;

const mails: { [K in MailKind]: (factId: string, payload: Payloads[K]) => Promise<void> } = {
  'confirmation mail': sendConfirmation,
  'unpaid confirmation mail': sendUnpaidConfirmation,
  'cancellation mail': sendCancellation,
  'refund mail': sendRefundDecision,
  'new holder mail': sendToNewHolder({ isPaid: true }),
  'former holder mail': sendToFormerHolder({ isPaid: true }),
  'handover mail': sendHandoverToBuyer({ isPaid: true }),
  'unpaid new holder mail': sendToNewHolder({ isPaid: false }),
  'unpaid former holder mail': sendToFormerHolder({ isPaid: false }),
  'unpaid handover mail': sendHandoverToBuyer({ isPaid: false }),
  'account mail': sendAccountMail,
  'review mail': sendReviewMail,
  'event mail': sendEventMail,
};

async function tellListeners({ kind, fact_id: factId }: Entry, payload: object): Promise<void> {
  if (kind === 'order placed') await joinOrder((payload as Payloads['order placed']).orderId);
  for (const [hook, told] of await whatIsTold(noticesOf(kind, factId, payload))) {
    await callListeners(hook, told);
    failpoint('delivery of a hook');
  }
}

function deliver(entry: Entry): Promise<void> {
  const payload: unknown = JSON.parse(entry.payload);
  if (deliveryNameOf(entry)) return callProject(entry, payload as Notice);
  if (entry.kind in mails) return mails[entry.kind as MailKind](entry.fact_id, payload as never);
  return tellListeners(entry, payload as object);
}

function patienceWith(entry: Entry): Patience {
  return patienceOf(findDelivery(deliveryNameOf(entry) ?? '') ?? {});
}

/** Nobody else takes the entry, however long `work` takes. */
async function whileClaimed(entry: Entry, work: () => Promise<void>): Promise<void> {
  const renew = () => void renewClaim(entry).catch(() => undefined);
  const timer = setInterval(renew, secondsBetweenRenewals * 1000);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
}

/** Delivers an entry if nobody else does. What fails is tried again later. @throws Error where the database fails */
export async function deliverEntry(found: Entry): Promise<void> {
  const entry = await claimEntry(found);
  if (!entry) return;
  failpoint('delivery claimed');
  try {
    await whileClaimed(entry, () => deliver(entry));
  } catch (error) {
    if (error instanceof NotYet) return deferEntry(entry, error);
    strapi.log.warn(`Could not deliver ${entry.kind} ${entry.fact_id}: ${reasonOf(error)}`);
    const reason = deliveryNameOf(entry) ? reasonOfDelivery(error) : reasonOf(error);
    return postponeEntry(entry, reason, patienceWith(entry));
  }
  failpoint('delivery made');
  await closeEntry(entry);
  failpoint('delivery closed');
}
