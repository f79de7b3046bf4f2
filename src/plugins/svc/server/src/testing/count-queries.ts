import { setTimeout as sleep } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';

/** What a piece of work answered, and what it asked the database. */
export interface Counted<T> {
  result: T;
  /** The statements, in the order they were sent, without those that only begin or end a transaction. */
  queries: string[];
}

const boundary =
  /^\s*(begin|commit|rollback|savepoint|release|set transaction|start transaction)\b/i;

const quiet = 250;

/** Strapi goes on reading for its event listeners after a write has been answered; that belongs to no later work. */
async function untilQuiet(connection: Core.Strapi['db']['connection']): Promise<void> {
  let last = Date.now();
  const listen = () => (last = Date.now());
  connection.on('query', listen);
  while (Date.now() - last < quiet) await sleep(quiet / 5);
  connection.removeListener('query', listen);
}

/** Runs `work` and listens to what is asked of the database meanwhile, by whomever. */
export async function countQueries<T>(
  strapi: Core.Strapi,
  work: () => Promise<T>,
): Promise<Counted<T>> {
  const queries: string[] = [];
  const listen = ({ sql }: { sql: string }) => {
    if (!boundary.test(sql)) queries.push(sql);
  };
  const { connection } = strapi.db;
  await untilQuiet(connection);
  connection.on('query', listen);
  try {
    const result = await work();
    return { result, queries };
  } finally {
    connection.removeListener('query', listen);
  }
}
