import type { Part } from '../parts';
import type { BenchOptions } from '../options';
import { makePostgres, makeSqlite, type SellingDatabase } from './databases';
import { sellingGoals } from './goals';
import { assertBooks, measureShop, type SellingResult, type Till, warmUp } from './measure';
import { sellingReport } from './report';
import { closeShop, openShop } from './shop';

/** Sells with one process, then with more, if so many are wanted. */
async function sellFrom(database: SellingDatabase, processes: number, options: BenchOptions) {
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
  const results: SellingResult[] = [];
  const remarks: string[] = [];
  for (const { make, processes } of [
    { make: () => Promise.resolve(makeSqlite()), processes: 1 },
    { make: makePostgres, processes: 2 },
  ]) {
    const database = await make();
    if (!database) {
      remarks.push('PostgreSQL: not measured, because no server answers.');
      continue;
    }
    try {
      const sale = await sellFrom(database, processes, options);
      results.push(...sale.results);
      remarks.push(sale.remark);
    } finally {
      await database.drop();
    }
  }
  const goals = sellingGoals(results);
  return { goals, report: sellingReport({ results, goals, remarks }, options) };
}
