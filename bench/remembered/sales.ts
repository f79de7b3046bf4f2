/* The process that sells while the reads are measured: what a purchase writes, at a pace, with nothing but the driver. */
import { setTimeout as sleep } from 'node:timers/promises';
import { answerQuestions, runProcess } from '../process';
import { connectors } from '../selling/connections';
import { writePurchase } from '../selling/purchase';
import type { EngineName, HotTicket } from '../selling/shop';

/** A ticket by its public ids. */
export type SoldTicket = Omit<HotTicket, 'row'>;

runProcess(async () => {
  const connection = await connectors[process.env.DATABASE_CLIENT as EngineName]();
  let isOpen = false;
  let count = 0;
  let selling: Promise<void> = Promise.resolve();
  const sell = async (ticket: HotTicket, perSecond: number) => {
    const began = performance.now();
    for (count = 0; isOpen; count += 1) {
      await sleep(began + (1000 * count) / perSecond - performance.now());
      await writePurchase(connection, ticket);
    }
  };
  const open = async ({ ticket, perSecond }: { ticket: SoldTicket; perSecond: number }) => {
    const [row] = await connection.run('select id from svc_tickets where public_id = ?', [
      ticket.id,
    ]);
    await connection.run('update svc_tickets set capacity = null where public_id = ?', [ticket.id]);
    isOpen = true;
    selling = sell({ ...ticket, row: row! }, perSecond);
  };
  /** How many purchases there were. */
  const close = async () => {
    isOpen = false;
    await selling;
    return count;
  };
  answerQuestions(null, { open, close });
});
