import { type Server, startServer } from '../child';
import type { BenchOptions } from '../options';
import type { Part } from '../parts';
import { prepareDatabase } from '../prepare';
import { conditionalGoals } from './goals';
import { measureReads } from './measure';
import { conditionalReport } from './report';

/** What it takes to say that nothing has changed, and to send the description. */
export async function benchConditional(options: BenchOptions): Promise<Part> {
  const events = Math.min(...options.sizes);
  prepareDatabase(events);
  let server: Server | undefined;
  try {
    server = await startServer(events);
    const results = await measureReads(server, options);
    const goals = conditionalGoals(results);
    return { goals, report: conditionalReport({ results, goals, events }, options) };
  } finally {
    await server?.stop();
  }
}
