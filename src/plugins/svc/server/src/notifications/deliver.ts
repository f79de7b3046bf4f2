import { reasonOf } from '../lib/error-reason';
import { failpoint } from '../lib/failpoints';
import { sendCancellation } from './mail/send-cancellation';
import { sendConfirmation, sendUnpaidConfirmation } from './mail/send-confirmation';
import { sendRefundDecision } from './mail/send-refund-decision';
import {
  claimEntry,
  closeEntry,
  deferEntry,
  type Entry,
  NotYet,
  postponeEntry,
  renewClaim,
} from '../outbox/entries';
import type { Kind, Payloads } from '../outbox/kinds';
import { emitAttendeesCreated, emitOrderCompleted, emitStatusChanges } from './hook-payloads';

const secondsBetweenRenewals = 20;

type Deliveries = { [K in Kind]: (factId: string, payload: Payloads[K]) => Promise<void> };

const deliveries: Deliveries = {
  async 'order placed'(factId, { orderId, status, attendeeIds }) {
    const attendeeStatus = status === 'completed' ? 'confirmed' : 'pending';
    await emitAttendeesCreated(factId, attendeeIds, attendeeStatus);
    if (status === 'completed') await emitOrderCompleted(factId, orderId);
  },
  async 'order completed'(factId, { orderId, changes }) {
    await emitStatusChanges(factId, changes);
    await emitOrderCompleted(factId, orderId);
  },
  'attendee created': (factId, { attendeeId, status }) =>
    emitAttendeesCreated(factId, [attendeeId], status),
  'attendees changed': (factId, { changes }) => emitStatusChanges(factId, changes),
  'confirmation mail': sendConfirmation,
  'unpaid confirmation mail': sendUnpaidConfirmation,
  'cancellation mail': sendCancellation,
  'refund mail': sendRefundDecision,
};

function deliver<K extends Kind>(kind: K, factId: string, payload: string): Promise<void> {
  return deliveries[kind](factId, JSON.parse(payload) as Payloads[K]);
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
    await whileClaimed(entry, () => deliver(entry.kind, entry.fact_id, entry.payload));
  } catch (error) {
    if (error instanceof NotYet) return deferEntry(entry, error);
    const reason = reasonOf(error);
    strapi.log.warn(`Could not deliver ${entry.kind} ${entry.fact_id}: ${reason}`);
    return postponeEntry(entry, reason);
  }
  failpoint('delivery made');
  await closeEntry(entry);
  failpoint('delivery closed');
}
