import type { BenchOptions } from '../options';
import type { Part } from '../parts';
import { fillDatabase, onEachDatabase } from '../selling/databases';
import { measureOn } from './measure';
import { serversReport } from './report';

/** Guests' reads on database servers, by one process and by two; each answer is made anew. */
export async function benchServers(options: BenchOptions): Promise<Part> {
  const events = Math.min(...options.sizes);
  const { results, remarks } = await onEachDatabase(
    async (database) => {
      fillDatabase(database, events);
      console.log(`Measuring: reads on ${database.name} …`);
      return measureOn(database, events, options);
    },
    ['PostgreSQL', 'MariaDB'],
  );
  return {
    goals: [],
    report: serversReport({ results: results.flat(), remarks, events }, options),
  };
}
