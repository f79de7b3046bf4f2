import { parentPort } from 'node:worker_threads';
import { drawTickets } from './draw-tickets';
import type { Drawn, TicketFile } from './ticket-sheets';

/* The thread of draw-beside.ts: one file after the other. */

async function answerOf(file: TicketFile): Promise<Drawn> {
  try {
    return { pdf: await drawTickets(file) };
  } catch (error) {
    return { error: (error as Error).message };
  }
}

parentPort!.on('message', (file: TicketFile) => {
  void answerOf(file).then((drawn) => parentPort!.postMessage(drawn));
});
