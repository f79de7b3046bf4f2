import { closeSqliteReader } from './database/sqlite';
import { stopWorker } from './outbox/worker';

export async function destroy(): Promise<void> {
  await stopWorker();
  closeSqliteReader();
}
