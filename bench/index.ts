/* `npm run bench`: our reads beside their yardsticks, in one run. See docs of the options in options.ts. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Server, startServer } from './child';
import { appDir } from './environment';
import { measureAll } from './measure';
import { readOptions } from './options';
import { prepareDatabase } from './prepare';
import { goalsOf, signInGoals } from './goals';
import { reportOf } from './report';
import { measureSignIn } from './sign-in';

async function main(): Promise<boolean> {
  const options = readOptions(process.argv.slice(2));
  options.sizes.forEach(prepareDatabase);
  const servers: Server[] = [];
  try {
    for (const size of options.sizes) servers.push(await startServer(size));
    const results = await measureAll(servers, options);
    const signIns = await measureSignIn(servers[0]!, options);
    const goals = [...goalsOf(results), ...signInGoals(signIns)];
    const report = await reportOf({ results, signIns, goals }, servers, options);
    writeFileSync(path.join(appDir, 'bench/results.md'), report);
    console.log(`\n${report}\nWritten to bench/results.md.`);
    return goals.every(({ isMet }) => isMet);
  } finally {
    for (const server of servers) server.stop();
  }
}

main().then(
  (isMet) => process.exit(isMet ? 0 : 1),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
