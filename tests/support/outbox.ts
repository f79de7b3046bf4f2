import { built } from '#svc/testing/built';
import type { Service } from './service';

/* What follows a change, as tests look at it. */

export interface OutboxRow {
  id: number;
  document_id: string;
  fact_id: string;
  kind: string;
  order_key: string;
  payload: string;
  state: 'waiting' | 'done' | 'dead';
  attempts: number;
  due_at: number | string;
  claimed_until: number | string | null;
  last_error: string | null;
}

type Worker = typeof import('../../src/plugins/svc/server/src/outbox/worker');
type Delivery = typeof import('../../src/plugins/svc/server/src/notifications/deliver');

/** The worker of the service that runs in this process. */
export function worker() {
  const { startWorker, ...rest } = built<Worker>('outbox/worker');
  const { deliverEntry } = built<Delivery>('notifications/deliver');
  return { ...rest, startWorker: () => startWorker(deliverEntry) };
}

export function outboxOf({ strapi }: Service) {
  const table = () => strapi.db.connection('svc_outbox_entries');
  return {
    rows: () => table().orderBy('id') as unknown as Promise<OutboxRow[]>,
    mailsOf: (orderId: number) =>
      table()
        .whereIn('order_key', [`mails of order ${orderId}`, `mails of unpaid order ${orderId}`])
        .orderBy('id') as unknown as Promise<OutboxRow[]>,
    clear: () => table().delete(),
    /** As if the time had passed that it waits for, and any claim of a dead process. */
    makeDue: async () => {
      await table().where({ state: 'waiting' }).update({ due_at: 1, claimed_until: null });
    },
  };
}

/** Everything that listeners are told, in order. */
export function listenTo({ strapi }: Service) {
  const told: [hook: string, payload: Record<string, unknown>][] = [];
  const hooks = [
    'svc_attendee_created',
    'svc_attendee_status_changed',
    'svc_order_completed',
  ] as const;
  for (const hook of hooks) {
    strapi.eventHub.on(hook, (payload) => {
      told.push([hook, payload as Record<string, unknown>]);
      return Promise.resolve();
    });
  }
  return told;
}
