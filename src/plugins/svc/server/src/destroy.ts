import { closeProbe } from './database/answers';
import { closeCommittedState } from './database/committed-state';
import { endSqliteThreads } from './database/sqlite-beside';
import { importEnded } from './host/imports';
import { stopWorker } from './outbox/worker';
import { endDrawing } from './resources/order/tickets-file/draw-beside';

export async function destroy(): Promise<void> {
  await importEnded();
  await stopWorker();
  endSqliteThreads();
  await endDrawing();
  await closeCommittedState();
  await closeProbe();
}
