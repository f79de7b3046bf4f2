import type { BenchOptions } from '../options';
import type { Part } from '../parts';
import { fillDatabase, onEachDatabase } from '../selling/databases';
import { rememberedGoals } from './goals';
import { measureOn } from './measure';
import { rememberedReport } from './report';

/** What guests read, remembered and made anew, at rest and while a ticket sells. */
export async function benchRemembered(options: BenchOptions): Promise<Part> {
  const events = Math.min(...options.sizes);
  const { results: measured, remarks } = await onEachDatabase(async (database) => {
    fillDatabase(database, events);
    console.log(`Measuring: what is remembered on ${database.name} …`);
    return measureOn(database, events, options);
  });
  const goals = rememberedGoals(measured);
  return { goals, report: rememberedReport({ measured, goals, remarks, events }, options) };
}
