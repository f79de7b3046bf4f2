import { type Child, startChild, startService } from '../child';
import { serviceEnvironment, testPayments } from '../environment';
import type { SellingDatabase } from './databases';

export type EngineName = 'sqlite' | 'postgres';

/** Public ids, but for the ticket's own row. */
export interface HotTicket {
  id: number;
  row: number;
  eventId: number;
}

/** Asks the process that buys: purchases of a ticket, or the empty route. */
export interface Load {
  urls: string[];
  buyers: number;
  /** How long new visits begin. */
  seconds: number;
  ticketId: number | null;
}

/** Asks the process that has the database to itself. */
export interface BareLoad extends Pick<Load, 'buyers' | 'seconds'> {
  ticket: HotTicket;
}

/** Whether everything adds up, and what is counted of the ticket. */
export interface Books {
  violations: string[];
  sold: number;
  held: number;
}

/** Some processes that sell one ticket from one database, and those that measure them. */
export interface Shop {
  database: SellingDatabase;
  servers: Child<{ port: number }>[];
  bare: Child<null>;
  buyers: Child<null>;
  ticket: HotTicket;
}

/**
 * Makes the database's tables, too: the first server is ready before the next begins. Nothing is delivered from the
 * outbox, which fills: what is delivered after one round would be paid for by the next, another yardstick's.
 */
export async function openShop(database: SellingDatabase, processes: number): Promise<Shop> {
  const env = serviceEnvironment({ ...database.settings, ...testPayments });
  const servers: Shop['servers'] = [];
  const others: Child<null>[] = [];
  try {
    while (servers.length < processes) servers.push(await startService('selling/server.js', env));
    const ticket = await servers[0]!.ask<HotTicket>('makeTicket');
    await Promise.all(servers.map((server) => server.ask('stopWorker')));
    for (const script of ['bare', 'buyers']) {
      others.push(await startChild<null>(`selling/${script}.js`, env));
    }
    return { database, servers, ticket, bare: others[0]!, buyers: others[1]! };
  } catch (error) {
    await Promise.all([...servers, ...others].map((child) => child.stop()));
    throw error;
  }
}

export async function closeShop({ servers, bare, buyers }: Shop): Promise<void> {
  await Promise.all([...servers, bare, buyers].map((child) => child.stop()));
}
