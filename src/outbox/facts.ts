import type { Knex } from 'knex';
import { insertEntries, type NewEntry } from './entries';
import type { Payloads } from './kinds';
import { deliverSoon } from './worker';

type Of<Kind extends keyof Payloads> = { kind: Kind } & Payloads[Kind];

/** Something that has happened and that others are to be told of. Ids are public ones. */
export type Fact =
  | Of<'order placed'>
  | Of<'order completed'>
  | (Of<'attendee created'> & { orderId: number | null })
  | (Of<'attendees changed'> & { orderId: number | null });

function mail(orderId: number, status: 'completed' | 'pending'): NewEntry {
  const orderKey = `mails of order ${orderId}`;
  return { kind: 'confirmation mail', orderKey, payload: { orderId, status } };
}

function attendeeKey(orderId: number | null, attendeeId: number): string {
  return orderId === null ? `attendee ${attendeeId}` : `order ${orderId}`;
}

/** The entries that a fact comes to; facts of one order have one key. */
function entriesOf(fact: Fact): NewEntry[] {
  switch (fact.kind) {
    case 'order placed': {
      const { kind, ...payload } = fact;
      const { orderId, status } = fact;
      return [{ kind, orderKey: `order ${orderId}`, payload }, mail(orderId, status)];
    }
    case 'order completed': {
      const { kind, ...payload } = fact;
      const { orderId } = fact;
      return [{ kind, orderKey: `order ${orderId}`, payload }, mail(orderId, 'completed')];
    }
    case 'attendee created': {
      const { kind, orderId, ...payload } = fact;
      return [{ kind, orderKey: attendeeKey(orderId, fact.attendeeId), payload }];
    }
    case 'attendees changed': {
      const { kind, orderId, ...payload } = fact;
      const [first] = fact.changes;
      if (!first) return [];
      return [{ kind, orderKey: attendeeKey(orderId, first.attendeeId), payload }];
    }
  }
}

/**
 * Writes down, in the transaction in which it happens, what has happened; it is told when, and only if, the
 * transaction is committed. However many facts: one statement.
 */
export async function recordFacts(trx: Knex.Transaction, ...facts: Fact[]): Promise<void> {
  const entries = facts.flatMap(entriesOf);
  if (entries.length === 0) return;
  await insertEntries(trx, entries);
  trx.executionPromise.then(deliverSoon, () => undefined);
}
