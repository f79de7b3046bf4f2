import { parentPort, workerData } from 'node:worker_threads';
import type Database from 'better-sqlite3';
import type { Answer, Question } from './sqlite-beside';

/* The thread of sqlite-beside.ts: a connection that can only read, and one question after the other. */

const { filename, driver } = workerData as { filename: string; driver: string };
// oxlint-disable-next-line typescript/no-require-imports -- the project's driver, wherever it is
const Driver = require(driver) as typeof Database;
const connection = new Driver(filename, { readonly: true, fileMustExist: true });
connection.pragma('busy_timeout = 5000');
// What is read here is read once: most of it the system has in memory.
connection.pragma('cache_size = -8192');

function answerOf({ text, values }: Question): Answer {
  try {
    const sent = values.map((value) => (typeof value === 'boolean' ? Number(value) : value));
    return { rows: connection.prepare(text).all(sent) };
  } catch (error) {
    return { error: (error as Error).message };
  }
}

parentPort!.on('message', (question: Question) => parentPort!.postMessage(answerOf(question)));
