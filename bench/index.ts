/* `npm run bench`: the service beside its yardsticks, in one run. See docs of the options in options.ts. */
import { benchBatch } from './batch/bench';
import { benchConditional } from './conditional/bench';
import { benchKit } from './kit/bench';
import { benchLists } from './lists';
import { benchOutbox } from './outbox/bench';
import { readOptions } from './options';
import { writeReport } from './parts';
import { benchPages } from './pages/bench';
import { benchPanel } from './panel/bench';
import { benchPasswords } from './passwords/bench';
import { benchRemembered } from './remembered/bench';
import { benchSearch } from './search/bench';
import { benchSelling } from './selling/bench';
import { benchServers } from './servers/bench';

const benchmarks = {
  lists: benchLists,
  search: benchSearch,
  remembered: benchRemembered,
  conditional: benchConditional,
  servers: benchServers,
  kit: benchKit,
  selling: benchSelling,
  pages: benchPages,
  batch: benchBatch,
  outbox: benchOutbox,
  passwords: benchPasswords,
  panel: benchPanel,
};

async function main(): Promise<boolean> {
  const options = readOptions(process.argv.slice(2));
  let isMet = true;
  for (const part of options.parts) {
    const { goals, report } = await benchmarks[part](options);
    writeReport(report);
    console.log(`\n${report}\nWritten to bench/results.md.`);
    isMet &&= goals.every((goal) => goal.isMet);
  }
  return isMet;
}

main().then(
  (isMet) => process.exit(isMet ? 0 : 1),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
