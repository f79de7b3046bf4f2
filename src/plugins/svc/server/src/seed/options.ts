import { parseArgs } from 'node:util';
import { SeedError } from './seed-error';

export interface SeedOptions {
  events: number;
  accountsOnly: boolean;
  /** Leave a database alone that has events. */
  ifEmpty: boolean;
  /** Whether events get pictures: files in the media library. */
  pictures: boolean;
}

const maxEvents = 5_000_000;

/** Of more, which are for measuring, nobody looks at the pictures. */
const mostWithPictures = 500;

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        events: { type: 'string', default: '60' },
        'accounts-only': { type: 'boolean', default: false },
        'if-empty': { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    const reason = (error as Error).message.split('. ')[0]!;
    throw new SeedError(`${reason}. Known are --events N, --accounts-only and --if-empty.`);
  }
}

/** @throws SeedError for what cannot be understood */
export function readOptions(args: string[]): SeedOptions {
  const values = parse(args);
  const events = Number(values.events);
  if (!/^\d+$/.test(values.events) || events > maxEvents) {
    throw new SeedError(
      `--events ${values.events} cannot be used: it must be a whole number from 0 to ${maxEvents}.`,
    );
  }
  return {
    events,
    accountsOnly: values['accounts-only'],
    ifEmpty: values['if-empty'],
    pictures: events > 0 && events <= mostWithPictures,
  };
}
