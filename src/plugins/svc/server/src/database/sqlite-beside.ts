import { createRequire } from 'node:module';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { driverOf, select, type Sql, type Value } from './sql';
import { currentTimeLimit, OutOfTime } from './time-limit';

/*
 * Reads of SQLite that may take long. The driver has no other way than to block its thread until they are done; so they
 * have threads and connections of their own. They cannot be interrupted: who has waited long enough is told so, and the
 * next in line waits until it is free. There are two, so that one long walk does not keep the shorter reads waiting.
 */

const mostThreads = 2;

/** What the thread is asked, and what it answers. */
export interface Question {
  text: string;
  values: readonly Value[];
}
export type Answer = { rows: unknown[] } | { error: string };

interface Asked {
  question: Question;
  resolve: (rows: unknown[]) => void;
  reject: (error: Error) => void;
}

interface Thread {
  worker: Worker;
  /** The thread has the first one. */
  line: Asked[];
}

const threads = new WeakMap<Core.Strapi, Thread[]>();

function threadsOfInstance(): Thread[] {
  const known = threads.get(strapi) ?? [];
  threads.set(strapi, known);
  return known;
}

function end(thread: Thread, error: Error): void {
  const others = threadsOfInstance().filter((one) => one !== thread);
  threads.set(strapi, others);
  for (const { reject } of thread.line.splice(0)) reject(error);
  void thread.worker.terminate();
}

function askFirst({ worker, line }: Thread): void {
  if (line[0]) worker.postMessage(line[0].question);
}

/** The driver is the one that the project has: other databases need none. */
function startThread(): Thread {
  const { filename } = (
    strapi.db.connection.client as { config: { connection: { filename: string } } }
  ).config.connection;
  const ofProject = createRequire(path.join(strapi.dirs.app.root, 'package.json'));
  const worker = new Worker(path.join(__dirname, 'sqlite-thread.js'), {
    workerData: { filename, driver: ofProject.resolve('better-sqlite3') },
  });
  // It keeps no process from ending.
  worker.unref();
  const thread: Thread = { worker, line: [] };
  worker.on('message', (answer: Answer) => {
    const asked = thread.line.shift();
    if ('rows' in answer) asked?.resolve(answer.rows);
    else asked?.reject(new Error(answer.error));
    askFirst(thread);
  });
  worker.on('error', (error) => end(thread, error));
  threadsOfInstance().push(thread);
  return thread;
}

/** One that has nothing to do, or else the shortest line. */
function nextThread(): Thread {
  const known = threadsOfInstance();
  const [first] = known.toSorted((a, b) => a.line.length - b.line.length);
  const isFree = first?.line.length === 0;
  return first && (isFree || known.length === mostThreads) ? first : startThread();
}

/** Takes it out of the line, unless the thread has it already. */
function giveUp({ line }: Thread, asked: Asked): void {
  const place = line.indexOf(asked);
  if (place > 0) line.splice(place, 1);
  asked.reject(new OutOfTime());
}

async function ask({ text, values }: Sql): Promise<unknown[]> {
  const thread = nextThread();
  const seconds = currentTimeLimit();
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise((resolve, reject) => {
      const asked: Asked = { question: { text, values }, resolve, reject };
      thread.line.push(asked);
      if (seconds > 0) timer = setTimeout(() => giveUp(thread, asked), seconds * 1000);
      if (thread.line.length === 1) askFirst(thread);
    });
  } finally {
    clearTimeout(timer);
  }
}

/** As `select`, for what may take long: on SQLite, outside a transaction, nobody else waits for it. */
export async function selectBeside<Found>(db: Knex, statement: Sql<Found>): Promise<Found[]> {
  const isBeside = driverOf(db) === 'better-sqlite3' && !(db as Knex.Transaction).isTransaction;
  if (!isBeside) return select(db, statement);
  // Whoever listens to the queries of the database hears of this one too.
  db.emit('query', { sql: statement.text, bindings: statement.values });
  return (await ask(statement)) as Found[];
}

export function endSqliteThreads(): void {
  for (const thread of threadsOfInstance()) end(thread, new Error('The service is stopping.'));
}
