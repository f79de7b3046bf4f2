/*
 * MySQL and MariaDB write each commit to the disk before they answer: three milliseconds for a row, hundreds of thousands
 * of times in these tests. No test is about the server's machine losing power; processes are killed, and what they had
 * committed stays. PostgreSQL is told the same of each database; here only the whole server can be told.
 */
import mysql from 'mysql2/promise';
import { servers } from './jest-on.mjs';

const setting = 'innodb_flush_log_at_trx_commit';

async function onServer(work) {
  const connection = await mysql.createConnection(process.env[servers.mysql]);
  try {
    return await work(connection);
  } finally {
    await connection.end();
  }
}

const set = (value) => onServer((server) => server.query(`SET GLOBAL ${setting} = ${value}`));

/** The server's setting; null where it is none of ours to change: then the tests take longer. */
async function relax() {
  try {
    const [[{ value }]] = await onServer((server) =>
      server.query(`SELECT @@GLOBAL.${setting} AS value`),
    );
    await set(2);
    return Number(value);
  } catch (error) {
    console.log(`The server keeps ${setting} as it is (${error.code ?? error.message}).`);
    return null;
  }
}

/** Calls `work`, and puts the server's setting back, also where the run is interrupted. */
export async function withoutWaitingForTheDisk(work) {
  const before = await relax();
  if (before === null) return work();
  // The run is in another process, which the terminal interrupts as well.
  const go = () => undefined;
  process.on('SIGINT', go);
  try {
    return work();
  } finally {
    await set(before);
    process.off('SIGINT', go);
  }
}
