import type { Knex } from 'knex';
import type { OutboxKey } from '../contract/outbox-keys';
import { retriedTransaction } from '../host/strapi';
import { isOwnEvent } from './deliveries';
import { hastenEntry, insertEntries, type NewEntry } from './entries';
import type { OwnEvent, Payloads } from './kinds';
import { deliverSoon } from './worker';

type Of<Kind extends keyof Payloads> = { kind: Kind } & Payloads[Kind];

/** Something that has happened and that others are to be told of. Ids are public ones. */
export type DomainEvent =
  | (Of<'order placed'> & { isPaid: boolean })
  | Of<'order completed'>
  | { kind: 'order confirmed again'; orderId: number; isPaid: boolean; isPending: boolean }
  | Of<'cancellation mail'>
  | (Of<'attendee created'> & { orderId: number | null })
  | (Of<'attendees changed'> & { orderId: number | null })
  | Of<'account mail'>
  | Of<'review mail'>
  | Of<'event mail'>
  | { kind: 'ticket handed on'; attendeeId: number; isPaid: boolean }
  | { kind: 'refund decided'; orderId: number; requestId: number };

/** The buyer reads the mails of an order in their order; those of the time after the payment wait for no others. */
export function mailKey(orderId: number): OutboxKey {
  return `mails of order ${orderId}`;
}

export function unpaidMailKey(orderId: number): OutboxKey {
  return `mails of unpaid order ${orderId}`;
}

function confirmationEntry(
  orderId: number,
  status: 'completed' | 'pending',
  { isPaid }: { isPaid: boolean },
): NewEntry {
  const payload = { orderId, status };
  if (isPaid) return { kind: 'confirmation mail', orderKey: mailKey(orderId), payload };
  return { kind: 'unpaid confirmation mail', orderKey: unpaidMailKey(orderId), payload };
}

function attendeeKey(orderId: number | null, attendeeId: number): OutboxKey {
  return orderId === null ? `attendee ${attendeeId}` : `order ${orderId}`;
}

/** To who has the ticket now, to who had it, and to who bought it; none waits for another. */
function handoverEntries({ attendeeId, isPaid }: { attendeeId: number; isPaid: boolean }) {
  const all = [
    ['new holder mail', 'the new holder'],
    ['former holder mail', 'the former holder'],
    ['handover mail', 'the buyer'],
  ] as const;
  return all.map(([kind, whom]): NewEntry => ({
    kind: `${isPaid ? '' : 'unpaid '}${kind}`,
    orderKey: `mail to ${whom} of ticket ${attendeeId}` satisfies OutboxKey,
    payload: { attendeeId },
  }));
}

/** What has a mail of its own, and waits for no other. */
type LoneMail = Of<'account mail'> | Of<'review mail'> | Of<'event mail'>;

function loneMailKey(mail: LoneMail): OutboxKey {
  if (mail.kind === 'account mail') return `account mail ${mail.token}`;
  if (mail.kind === 'review mail') {
    return `reviews of event ${mail.eventId} to ${mail.administrator}`;
  }
  const { eventId, orderId, attendeeId } = mail;
  if (orderId !== null) return `mails of event ${eventId} to order ${orderId}`;
  return `mails of event ${eventId} to attendee ${attendeeId}`;
}

function loneMailEntry(mail: LoneMail): NewEntry {
  const { kind, ...payload } = mail;
  return { kind, orderKey: loneMailKey(mail), payload };
}

/** The entries that a fact comes to; facts of one order have one key. */
function toEntries(fact: DomainEvent): NewEntry[] {
  switch (fact.kind) {
    case 'order placed': {
      const { kind, isPaid, ...payload } = fact;
      const { orderId, status } = fact;
      return [
        { kind, orderKey: `order ${orderId}`, payload },
        confirmationEntry(orderId, status, { isPaid }),
      ];
    }
    case 'order completed': {
      const { kind, ...payload } = fact;
      const { orderId } = fact;
      return [
        { kind, orderKey: `order ${orderId}`, payload },
        confirmationEntry(orderId, 'completed', { isPaid: true }),
      ];
    }
    case 'order confirmed again':
      return [confirmationEntry(fact.orderId, fact.isPending ? 'pending' : 'completed', fact)];
    case 'cancellation mail': {
      const { kind, orderId } = fact;
      return [{ kind, orderKey: unpaidMailKey(orderId), payload: { orderId } }];
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
    case 'account mail':
    case 'review mail':
    case 'event mail':
      return [loneMailEntry(fact)];
    case 'ticket handed on':
      return handoverEntries(fact);
    case 'refund decided': {
      const { orderId, requestId } = fact;
      return [{ kind: 'refund mail', orderKey: mailKey(orderId), payload: { requestId } }];
    }
  }
}

function deliverAfter(trx: Knex.Transaction): void {
  trx.executionPromise.then(deliverSoon, () => undefined);
}

async function record(trx: Knex.Transaction, entries: NewEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await insertEntries(trx, entries);
  deliverAfter(trx);
}

/**
 * Writes down, in the transaction in which it happens, what has happened; it is told when, and only if, the
 * transaction is committed. However many facts: one statement.
 */
export async function recordEvents(trx: Knex.Transaction, ...facts: DomainEvent[]): Promise<void> {
  await record(trx, facts.flatMap(toEntries));
}

/**
 * Writes down a domain event that the project has declared, in the transaction that this is called in: it is told to
 * listeners of the event hub, and by the project's deliveries, when and only if that is committed.
 * @param about which thing it is about, `sponsor 5`: what is about one thing is told in its order
 */
export async function emit(
  name: OwnEvent,
  payload: Record<string, unknown>,
  { about }: { about: string },
): Promise<void> {
  if (!isOwnEvent(name)) {
    throw new Error(`There is no event ${name}: call declareEvent('${name}') in register().`);
  }
  if (about === '' || about.length > 100) throw new Error(`${name} needs what it is about.`);
  await retriedTransaction((trx) =>
    record(trx, [{ kind: `event ${name}`, orderKey: about, payload }]),
  );
}

/**
 * The same of what is told by one entry, where none like it waits that nobody has begun to deliver: that one goes out at
 * once. Either way what is told is as things are after this transaction.
 */
export async function recordOrHasten(trx: Knex.Transaction, fact: DomainEvent): Promise<void> {
  const [entry, ...others] = toEntries(fact);
  if (!entry || others.length > 0) throw new Error(`${fact.kind} is not told by one entry.`);
  if (!(await hastenEntry(trx, entry))) await insertEntries(trx, [entry]);
  deliverAfter(trx);
}
