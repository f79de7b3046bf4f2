import type { AttendeeStatus } from './attendee-status';

/** What listeners and deliveries are told of the service's own domain events (docs/contract.md 4.20). */
export interface HookPayloads {
  svc_attendee_created: {
    fact_id: string;
    attendee_id: number;
    ticket_id: number;
    event_id: number;
    order_id: number;
    full_name: string;
    email: string;
    status: AttendeeStatus;
  };
  svc_attendee_status_changed: {
    fact_id: string;
    attendee_id: number;
    from: AttendeeStatus;
    to: AttendeeStatus;
  };
  svc_order_completed: {
    fact_id: string;
    order_id: number;
    status: 'completed';
    total: string;
    currency: string;
    buyer_name: string;
    buyer_email: string;
    attendee_ids: number[];
  };
}

export type Hook = keyof HookPayloads;

export const hooks: readonly Hook[] = [
  'svc_attendee_created',
  'svc_attendee_status_changed',
  'svc_order_completed',
];
