export const outboxUid = 'plugin::svc.outbox-entry';

/** What the panel knows of an entry of the outbox. */
export interface OutboxDocument {
  documentId: string;
  state?: 'waiting' | 'done' | 'dead';
}
