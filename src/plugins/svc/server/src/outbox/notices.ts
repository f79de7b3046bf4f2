import { deliveriesOn } from './deliveries';
import type { IdentifiedEntry, NewEntry } from './entries';
import type { Kind, Notice, OwnEvent, Payloads, StatusChange } from './kinds';

/*
 * What an entry comes to, one by one, in the order in which it is told. Each notice has an id made of the entry's, so that
 * who hears it sees when it is told again.
 */

type HookKind = 'order placed' | 'order completed' | 'attendee created' | 'attendees changed';

const created = (
  fact: string,
  attendeeId: number,
  status: Payloads['attendee created']['status'],
) =>
  ({
    on: 'svc_attendee_created',
    fact: `${fact}:attendee:${attendeeId}`,
    attendeeId,
    status,
  }) as const;

const changed = (fact: string, change: StatusChange) =>
  ({
    on: 'svc_attendee_status_changed',
    fact: `${fact}:status:${change.attendeeId}`,
    ...change,
  }) as const;

const completed = (fact: string, orderId: number) =>
  ({ on: 'svc_order_completed', fact: `${fact}:order`, orderId }) as const;

const byKind: { [K in HookKind]: (fact: string, payload: Payloads[K]) => Notice[] } = {
  'order placed'(fact, { orderId, status, attendeeIds }) {
    const isCompleted = status === 'completed';
    const attendeeStatus = isCompleted ? 'confirmed' : 'pending';
    const attendees = attendeeIds.map((id) => created(fact, id, attendeeStatus));
    return isCompleted ? [...attendees, completed(fact, orderId)] : attendees;
  },
  'order completed': (fact, { orderId, changes }) => [
    ...changes.map((change) => changed(fact, change)),
    completed(fact, orderId),
  ],
  'attendee created': (fact, { attendeeId, status }) => [created(fact, attendeeId, status)],
  'attendees changed': (fact, { changes }) => changes.map((change) => changed(fact, change)),
};

/** Nothing of a mail. */
export function noticesOf(kind: Kind, fact: string, payload: object): Notice[] {
  if (kind in byKind) return byKind[kind as HookKind](fact, payload as never);
  if (!kind.startsWith('event ')) return [];
  return [{ on: kind.slice('event '.length) as OwnEvent, fact, payload }];
}

/** The entries of the project's deliveries that an entry comes to: of one thing in one order, whatever happens to others. */
export function deliveriesOf({ kind, orderKey, payload, factId }: IdentifiedEntry): NewEntry[] {
  return noticesOf(kind, factId, payload).flatMap((notice) =>
    deliveriesOn(notice.on).map((name) => ({
      kind: `delivery ${name}` as const,
      orderKey: `${name}: ${orderKey}`,
      payload: notice,
    })),
  );
}
