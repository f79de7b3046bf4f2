import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { appDir, serviceEnvironment } from '../environment';
import type { BenchOptions } from '../options';
import type { Part } from '../parts';
import { onEachDatabase, type SellingDatabase } from '../selling/databases';
import { rememberedGoals } from './goals';
import { measureOn } from './measure';
import { rememberedReport } from './report';

function fill({ name, settings }: SellingDatabase, events: number): void {
  console.log(`Making ${events} events on ${name} …`);
  const seed = path.join(appDir, 'dist/scripts/seed.js');
  const env = serviceEnvironment(settings);
  execFileSync(process.execPath, [seed, `--events=${events}`], {
    cwd: appDir,
    env,
    stdio: 'ignore',
  });
}

/** What guests read, remembered and made anew, at rest and while a ticket sells. */
export async function benchRemembered(options: BenchOptions): Promise<Part> {
  const events = Math.min(...options.sizes);
  const { results: measured, remarks } = await onEachDatabase(async (database) => {
    fill(database, events);
    console.log(`Measuring: what is remembered on ${database.name} …`);
    return measureOn(database, events, options);
  });
  const goals = rememberedGoals(measured);
  return { goals, report: rememberedReport({ measured, goals, remarks, events }, options) };
}
