import { type Server, startServer } from '../child';
import { databaseFile } from '../environment';
import type { BenchOptions } from '../options';
import type { Part } from '../parts';
import { prepareDatabase } from '../prepare';
import { searchGoals } from './goals';
import { measureSearch, waitsAtRest } from './measure';
import { searchReport } from './report';
import { searchesOf, wordsOf } from './searches';

/** What is searched for among many events and among few, and what others wait meanwhile. Answers are not remembered, what was found is. */
export async function benchSearch(options: BenchOptions): Promise<Part> {
  const sizes = options.sizes.toSorted((a, b) => a - b);
  sizes.forEach(prepareDatabase);
  const words = wordsOf(databaseFile(sizes[0]!));
  const servers: Server[] = [];
  try {
    for (const size of sizes) servers.push(await startServer(size, { GUEST_ANSWERS_MB: '0' }));
    const asked = servers.map((server) => ({
      server,
      searches: searchesOf(words, server.facts, server.events),
    }));
    const atRest = [];
    for (const server of servers) atRest.push(await waitsAtRest(server, options.roundLength));
    const results = await measureSearch(asked, options);
    const goals = searchGoals(results);
    return { goals, report: searchReport({ results, atRest, goals, sizes }, options) };
  } finally {
    for (const server of servers) await server.stop();
  }
}
