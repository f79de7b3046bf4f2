import type { Knex } from 'knex';
import { table } from '../../../database/table';

/** A row of an event, and when it last changed. */
interface Version {
  id: number;
  updatedAt: string | Date;
}

/**
 * Says of both versions that they have changed. They get one time of change, so that the panel calls the event modified
 * only if an editor's own edits were waiting before.
 */
export async function markChanged(
  trx: Knex,
  { draft, published }: { draft: Version; published: Version },
): Promise<void> {
  const editsWaiting = new Date(draft.updatedAt) > new Date(published.updatedAt);
  const now = Date.now();
  const later = new Date(editsWaiting ? now + 1 : now);
  const rows = (version: Version) => table(trx, 'svc_events').where({ id: version.id });
  await rows(published).update({ updated_at: new Date(now) });
  await rows(draft).update({ updated_at: later });
}
