import type { Knex } from 'knex';
import { insertEntries, type NewEntry } from './entries';
import type { Payloads } from './kinds';
import { deliverSoon } from './worker';

type Of<Kind extends keyof Payloads> = { kind: Kind } & Payloads[Kind];

/** Something that has happened and that others are to be told of. Ids are public ones. */
export type DomainEvent =
  | Of<'order placed'>
  | Of<'order completed'>
  | Of<'confirmation mail'>
  | Of<'cancellation mail'>
  | (Of<'attendee created'> & { orderId: number | null })
  | (Of<'attendees changed'> & { orderId: number | null })
  | { kind: 'refund decided'; orderId: number; requestId: number };

/** The buyer reads the mails of an order in their order. */
export function mailKey(orderId: number): string {
  return `mails of order ${orderId}`;
}

function confirmationEntry(orderId: number, status: 'completed' | 'pending'): NewEntry {
  const payload = { orderId, status };
  return { kind: 'confirmation mail', orderKey: mailKey(orderId), payload };
}

function attendeeKey(orderId: number | null, attendeeId: number): string {
  return orderId === null ? `attendee ${attendeeId}` : `order ${orderId}`;
}

/** The entries that a fact comes to; facts of one order have one key. */
function toEntries(fact: DomainEvent): NewEntry[] {
  switch (fact.kind) {
    case 'order placed': {
      const { kind, ...payload } = fact;
      const { orderId, status } = fact;
      return [{ kind, orderKey: `order ${orderId}`, payload }, confirmationEntry(orderId, status)];
    }
    case 'order completed': {
      const { kind, ...payload } = fact;
      const { orderId } = fact;
      return [
        { kind, orderKey: `order ${orderId}`, payload },
        confirmationEntry(orderId, 'completed'),
      ];
    }
    case 'confirmation mail':
      return [confirmationEntry(fact.orderId, fact.status)];
    case 'cancellation mail': {
      const { kind, orderId } = fact;
      return [{ kind, orderKey: mailKey(orderId), payload: { orderId } }];
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
    case 'refund decided': {
      const { orderId, requestId } = fact;
      return [{ kind: 'refund mail', orderKey: mailKey(orderId), payload: { requestId } }];
    }
  }
}

/**
 * Writes down, in the transaction in which it happens, what has happened; it is told when, and only if, the
 * transaction is committed. However many facts: one statement.
 */
export async function recordEvents(trx: Knex.Transaction, ...facts: DomainEvent[]): Promise<void> {
  const entries = facts.flatMap(toEntries);
  if (entries.length === 0) return;
  await insertEntries(trx, entries);
  trx.executionPromise.then(deliverSoon, () => undefined);
}
