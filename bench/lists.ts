import { type Server, startServer } from './child';
import { embeddedGoals, goalsOf, signInGoals } from './goals';
import { measureAll } from './measure';
import type { BenchOptions } from './options';
import type { Part } from './parts';
import { prepareDatabase } from './prepare';
import { reportOf } from './report';
import { measureEmbedded, measureSignIn, type WayResult } from './sign-in';

/** What is embedded, where answers are remembered as they are in production. */
async function measureRemembered(options: BenchOptions): Promise<WayResult[]> {
  const server = await startServer(Math.min(...options.sizes));
  try {
    return await measureEmbedded(server, options);
  } finally {
    await server.stop();
  }
}

/** Lists and single events, each answer made anew, what signing in costs, and what is embedded. */
export async function benchLists(options: BenchOptions): Promise<Part> {
  options.sizes.forEach(prepareDatabase);
  const servers: Server[] = [];
  try {
    for (const size of options.sizes)
      servers.push(await startServer(size, { GUEST_ANSWERS_MB: '0' }));
    const results = await measureAll(servers, options);
    const signIns = await measureSignIn(servers[0]!, options);
    const embedded = await measureEmbedded(servers[0]!, options);
    const remembered = await measureRemembered(options);
    const goals = [...goalsOf(results), ...signInGoals(signIns), ...embeddedGoals(remembered)];
    const measured = { results, signIns, embedded, remembered, goals };
    return { goals, report: await reportOf(measured, servers, options) };
  } finally {
    for (const server of servers) await server.stop();
  }
}
