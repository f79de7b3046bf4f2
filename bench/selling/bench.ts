import type { Part } from '../parts';
import type { BenchOptions } from '../options';
import { type EngineTitle, onEachDatabase, type SellingDatabase } from './databases';
import { sellingGoals } from './goals';
import { assertBooks, measureShop, type SellingResult, type Till, warmUp } from './measure';
import { sellingReport } from './report';
import { closeShop, openShop } from './shop';

/** On a server another process may sell from the same database. */
const mostProcesses = (engine: EngineTitle) => (engine === 'SQLite' ? 1 : 2);

/** Sells with one process, then with more, if so many are wanted. */
async function sellFrom(database: SellingDatabase, options: BenchOptions) {
  const processes = mostProcesses(database.name);
  const shop = await openShop(database, processes);
  const till: Till = { purchases: 0 };
  const results: SellingResult[] = [];
  try {
    await warmUp(shop, till);
    for (let open = 1; open <= processes; open += 1) {
      const part = { ...shop, servers: shop.servers.slice(0, open) };
      results.push(...(await measureShop(part, till, options)));
      await assertBooks(part, till);
    }
  } finally {
    await closeShop(shop);
  }
  const remark = `${database.name}: ${till.purchases} purchases, none of which failed; the books add up.`;
  return { results, remark };
}

/** Purchases of one ticket that everybody wants, on every database that there is. */
export async function benchSelling(options: BenchOptions): Promise<Part> {
  const sales = await onEachDatabase((database) => sellFrom(database, options));
  const results = sales.results.flatMap((sale) => sale.results);
  const remarks = [...sales.results.map(({ remark }) => remark), ...sales.remarks];
  const goals = sellingGoals(results);
  return { goals, report: sellingReport({ results, goals, remarks }, options) };
}
