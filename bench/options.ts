import { parseArgs } from 'node:util';

export interface BenchOptions {
  /** Numbers of events, each in a database of its own. */
  sizes: number[];
  rounds: number;
  /** Seconds. */
  roundLength: number;
}

const full: BenchOptions = { sizes: [10_000, 1_000_000], rounds: 5, roundLength: 2 };
const quick: BenchOptions = { sizes: [10_000], rounds: 3, roundLength: 1 };

/** `--events 10000` (also several, separated by commas), `--quick`. */
export function readOptions(args: string[]): BenchOptions {
  const { values } = parseArgs({
    args,
    options: { events: { type: 'string' }, quick: { type: 'boolean', default: false } },
  });
  const options = values.quick ? quick : full;
  if (values.events === undefined) return options;
  const sizes = values.events.split(',').map(Number);
  if (!sizes.every((size) => Number.isInteger(size) && size >= 1000)) {
    throw new Error(`--events ${values.events} cannot be used: whole numbers from 1000, please.`);
  }
  return { ...options, sizes };
}
