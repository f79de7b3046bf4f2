import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Core } from '@strapi/strapi';
import { Problem } from '../../../domain/problem';
import { createBoundedQueue, QueueFull } from '../../../lib/bounded-queue';
import { withTimeout } from '../../../lib/timeout';
import type { Drawn, TicketFile } from './ticket-sheets';

/*
 * Drawing ten tickets takes a core a twentieth of a second, and two hundred half a second: that is done on a thread beside the one
 * that answers everybody, one file at a time, and no more wait for it than soon get theirs.
 */

const drawing = createBoundedQueue({ atOnce: 1, waiting: 16 });
const secondsForOne = 30;

const threads = new WeakMap<Core.Strapi, Worker>();

export async function endDrawing(): Promise<void> {
  const thread = threads.get(strapi);
  threads.delete(strapi);
  await thread?.terminate();
}

function threadOfInstance(): Worker {
  const known = threads.get(strapi);
  if (known) return known;
  const worker = new Worker(path.join(__dirname, 'thread.js'));
  // It keeps no process from ending.
  worker.unref();
  threads.set(strapi, worker);
  return worker;
}

/** What the thread says next, or that it has ended. */
function answerOf(worker: Worker): Promise<Drawn> {
  return new Promise((resolve) => {
    const answer = (drawn: Drawn) => {
      worker.off('message', answer).off('error', fail).off('exit', end);
      resolve(drawn);
    };
    const fail = (error: Error) => answer({ error: error.message });
    const end = () => answer({ error: 'The thread that draws tickets has ended.' });
    worker.on('message', answer).on('error', fail).on('exit', end);
  });
}

async function draw(file: TicketFile): Promise<Buffer> {
  const worker = threadOfInstance();
  try {
    const answer = answerOf(worker);
    worker.postMessage(file);
    const drawn = await withTimeout(answer, secondsForOne, 'Tickets took too long to draw.');
    if ('error' in drawn) throw new Error(drawn.error);
    return Buffer.from(drawn.pdf);
  } catch (error) {
    // It may answer later, and nobody may take that for the next file.
    void endDrawing();
    throw error;
  }
}

/** @throws Problem `busy` at once, where too many wait already */
export async function drawBeside(file: TicketFile): Promise<Buffer> {
  try {
    return await drawing.run(() => draw(file));
  } catch (error) {
    if (!(error instanceof QueueFull)) throw error;
    throw new Problem(
      'busy',
      'Many tickets are being made just now. Please try again in a moment.',
    );
  }
}
