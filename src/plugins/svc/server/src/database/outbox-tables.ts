import { bigint, document, integer, oneOf, text } from './column-kinds';

/** What follows a commit. */
export const outboxTables = {
  svc_mail_allowances: {
    ...document,
    address_digest: text,
    slot: integer,
    fact_id: text,
    used_at: bigint,
  },
  svc_outbox_entries: {
    ...document,
    fact_id: text,
    kind: oneOf<
      | 'order placed'
      | 'order completed'
      | 'attendee created'
      | 'attendees changed'
      | 'confirmation mail'
      | 'unpaid confirmation mail'
      | 'account mail'
      | 'refund mail'
      | 'review mail'
      | 'event mail'
      | 'cancellation mail'
      | 'new holder mail'
      | 'former holder mail'
      | 'handover mail'
      | 'unpaid new holder mail'
      | 'unpaid former holder mail'
      | 'unpaid handover mail'
      | `delivery ${string}`
      | `event api_${string}`
    >(),
    order_key: text,
    /** JSON. */
    payload: text,
    state: oneOf<'waiting' | 'done' | 'dead'>(),
    attempts: integer,
    last_error: text.orNull,
    due_at: bigint,
    claimed_until: bigint.orNull,
  },
};
