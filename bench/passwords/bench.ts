import { goal } from '../goals';
import type { BenchOptions } from '../options';
import type { Part } from '../parts';
import { prepareDatabase } from '../prepare';
import { measurePasswords, modes, type PasswordResult, wrongPerSecond } from './measure';
import { passwordReport } from './report';

function goalOf({ name, p50 }: PasswordResult) {
  const what = `p50 of reads while ${wrongPerSecond} wrong passwords a second arrive, to before, ${name}`;
  return goal(what, `${p50.toFixed(2)} ×`, '≤ 2 ×', p50 <= 2);
}

/** What others notice of somebody who tries passwords; without the bounds to see what these are worth. */
export async function benchPasswords(options: BenchOptions): Promise<Part> {
  const events = Math.min(...options.sizes);
  prepareDatabase(events);
  const results: PasswordResult[] = [];
  for (const mode of modes) results.push(await measurePasswords(mode, events, options));
  const goals = results.slice(0, 1).map(goalOf);
  return { goals, report: passwordReport({ results, goals, events }, options) };
}
