import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isTool } from '../layers';
import { callsThatRan, sourceNameOf } from './calls';
import { Coverage, type Executed } from './coverage';
import { openShop, type Shop } from './service';

/*
 * What a reader has to open who follows one request through the code, found by running it: which files have run, and at
 * how many places one file calls another. Of a purchase the tools below are left out (isTool): who reads `sql(…)` need
 * not open it. Calls of functions that were handed over are not counted.
 */

export interface Runtime {
  /** Files that have run between the request of one event and its answer. */
  filesOfRead: string[];
  /** Files that have run between the call of `checkOut` and its return. */
  filesOfPurchase: string[];
  /** Places at which, within that, one file called another. */
  callsOfPurchase: string[];
}

interface CheckOutModule {
  checkOut: (...args: unknown[]) => Promise<unknown>;
}

/** The loaded module of the code that has the function `checkOut`; one that only passes it on cannot be written to. */
function findCheckOut(): CheckOutModule {
  for (const module of Object.values(require.cache)) {
    if (!module || module.filename.includes('/node_modules/')) continue;
    const found = Object.getOwnPropertyDescriptor(Object(module.exports), 'checkOut');
    if (found?.writable && found.value instanceof Function) return module.exports as CheckOutModule;
  }
  throw new Error('No loaded file exports a function checkOut: what a purchase is begins there.');
}

async function buy({ call, ticketId }: Shop): Promise<void> {
  const cart = await call('tickets/v1/cart', { body: { ticket_id: ticketId, quantity: 2 } });
  const headers = { 'X-API-Cart': cart.headers.get('X-API-Cart')! };
  const buyer = { buyer_name: 'Ada', buyer_email: 'ada@example.test' };
  const body = { ...buyer, payment_method: 'test', payment_token: 'tok_ok' };
  const order = await call('tickets/v1/checkout', { body, headers });
  if (order.body.status !== 'completed') throw new Error('The purchase was not completed.');
}

async function measureRead(shop: Shop, coverage: Coverage): Promise<Executed[]> {
  const read = () => shop.call(`events/v1/events/${shop.eventId}`);
  // The first time fills what is remembered.
  await read();
  coverage.take();
  await read();
  return coverage.take();
}

async function measurePurchase(shop: Shop, coverage: Coverage): Promise<Executed[]> {
  await buy(shop);
  // What follows a purchase follows it after a tenth of a second.
  await sleep(1000);
  const module = findCheckOut();
  const own = module.checkOut;
  let executed: Executed[] = [];
  module.checkOut = async (...args) => {
    coverage.take();
    const result = await own(...args);
    executed = coverage.take();
    return result;
  };
  await buy(shop);
  module.checkOut = own;
  return executed;
}

/** @param projectDir a project that is built */
export async function measureRuntime(projectDir: string): Promise<Runtime> {
  const shop = await openShop(projectDir);
  const coverage = new Coverage(projectDir);
  const nameOf = (file: string) => sourceNameOf(path.relative(projectDir, file));
  const isRead = (file: string) => !isTool(nameOf(file));
  try {
    const read = await measureRead(shop, coverage);
    const purchase = (await measurePurchase(shop, coverage)).filter(({ file }) => isRead(file));
    const calls = purchase.flatMap((one) => callsThatRan(one, readFileSync(one.file, 'utf8')));
    return {
      filesOfRead: read.map(({ file }) => nameOf(file)).sort(),
      filesOfPurchase: purchase.map(({ file }) => nameOf(file)).sort(),
      callsOfPurchase: calls.filter(({ to }) => isRead(to)).map(({ shown }) => shown),
    };
  } finally {
    await shop.stop();
  }
}
