import { closeSqliteReader } from './database/sqlite-reader';
import { stopWorker } from './outbox/worker';

export async function destroy(): Promise<void> {
  await stopWorker();
  closeSqliteReader();
}
