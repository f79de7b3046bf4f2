import { type Server, startServer } from './child';
import { goalsOf, signInGoals } from './goals';
import { measureAll } from './measure';
import type { BenchOptions } from './options';
import type { Part } from './parts';
import { prepareDatabase } from './prepare';
import { reportOf } from './report';
import { measureSignIn } from './sign-in';

/** Lists and single events, each answer made anew, and what signing in costs. */
export async function benchLists(options: BenchOptions): Promise<Part> {
  options.sizes.forEach(prepareDatabase);
  const servers: Server[] = [];
  try {
    for (const size of options.sizes)
      servers.push(await startServer(size, { GUEST_ANSWERS_MB: '0' }));
    const results = await measureAll(servers, options);
    const signIns = await measureSignIn(servers[0]!, options);
    const goals = [...goalsOf(results), ...signInGoals(signIns)];
    return { goals, report: await reportOf({ results, signIns, goals }, servers, options) };
  } finally {
    for (const server of servers) await server.stop();
  }
}
