import { parseArgs } from 'node:util';

const parts = [
  'lists',
  'search',
  'remembered',
  'conditional',
  'servers',
  'kit',
  'selling',
  'pages',
  'batch',
  'outbox',
  'passwords',
  'panel',
] as const;

export interface BenchOptions {
  parts: (typeof parts)[number][];
  /** Numbers of events in the databases of lists and searches, one for each; all other parts use the smallest. */
  sizes: number[];
  rounds: number;
  /** Seconds. */
  roundLength: number;
  /** Seconds of a round of purchases, batches or wrong passwords, of which there are fewer in a second than of reads. */
  sellingRound: number;
}

const full = { sizes: [10_000, 1_000_000], rounds: 5, roundLength: 2, sellingRound: 4 };
const quick = { sizes: [10_000], rounds: 3, roundLength: 1, sellingRound: 2 };

function readParts(only: string | undefined): BenchOptions['parts'] {
  if (only === undefined) return [...parts];
  const part = parts.find((name) => name === only);
  if (!part) throw new Error(`--only ${only} cannot be used: ${parts.join(', ')}, please.`);
  return [part];
}

/** `--only` with one of the parts, `--events 10000` (also several, separated by commas), `--quick`. */
export function readOptions(args: string[]): BenchOptions {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string' },
      events: { type: 'string' },
      quick: { type: 'boolean', default: false },
    },
  });
  const options = { parts: readParts(values.only), ...(values.quick ? quick : full) };
  if (values.events === undefined) return options;
  const sizes = values.events.split(',').map(Number);
  if (!sizes.every((size) => Number.isInteger(size) && size >= 1000)) {
    throw new Error(`--events ${values.events} cannot be used: whole numbers from 1000, please.`);
  }
  return { ...options, sizes };
}
