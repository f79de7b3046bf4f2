import { closeCommittedState } from './database/committed-state';
import { endSqliteThreads } from './database/sqlite-beside';
import { importEnded } from './host/imports';
import { stopWorker } from './outbox/worker';

export async function destroy(): Promise<void> {
  await importEnded();
  await stopWorker();
  endSqliteThreads();
  await closeCommittedState();
}
