import { database, settings } from '../strapi';
import { findUsers, madeUpPassword, makeAccounts } from './accounts';
import { tags, themes } from './data/themes';
import { organizersBeside, venuesBeside } from './make-event';
import { makeOrganizer } from './make-organizer';
import { makeVenue } from './make-venue';
import type { SeedOptions } from './options';
import { type Output, progressOf } from './progress';
import { type EventRun, writeEvents } from './write/write-events';
import { type PlainType, writePlain } from './write/write-plain';

const perTransaction = 1000;

const types = {
  venues: { kind: 'venue', table: 'venues', make: (index) => ({ ...makeVenue(index) }) },
  organizers: {
    kind: 'organizer',
    table: 'organizers',
    make: (index) => ({ ...makeOrganizer(index) }),
  },
  categories: {
    kind: 'category',
    table: 'categories',
    make: (index) => ({ title: themes[index]!.category }),
  },
  tags: { kind: 'tag', table: 'tags', make: (index) => ({ title: tags[index]! }) },
} satisfies Record<string, PlainType>;

/** Accounts that are there already keep their password. */
async function seedAccounts(output: Output): Promise<void> {
  const given = process.env.SEED_PASSWORD;
  const password = given || madeUpPassword();
  const made = await makeAccounts(password);
  if (made.length === 0) return output.write('The accounts are there already.\n');
  output.write(`Accounts made: ${made.join(', ')}.\n`);
  output.write(
    given
      ? 'Their password is the one in SEED_PASSWORD.\n'
      : `Their password, shown only this once: ${password}\n`,
  );
}

async function targetsOf(events: number): Promise<EventRun['targets']> {
  const { rowOf: venues } = await writePlain(types.venues, venuesBeside(events));
  const { rowOf: organizers } = await writePlain(types.organizers, organizersBeside(events));
  const { rowOf: categories } = await writePlain(types.categories, themes.length);
  const { rowOf: tagRows } = await writePlain(types.tags, tags.length);
  return { venues, organizers, categories, tags: tagRows, users: await findUsers() };
}

/** The rows of a long run pass through the page cache many times; Strapi's connection has only SQLite's default. */
async function giveSqliteMemory(): Promise<void> {
  if (strapi.db.dialect.client === 'sqlite') {
    await database().raw('pragma cache_size = -400000');
  }
}

async function seedEvents(events: number, output: Output): Promise<void> {
  await giveSqliteMemory();
  const { siteTimezone, currency } = settings();
  const run: EventRun = {
    today: new Date().toISOString().slice(0, 10),
    siteTimezone,
    currency,
    targets: await targetsOf(events),
  };
  const progress = progressOf(output, 'Events', events);
  const started = Date.now();
  let added = 0;
  for (let from = 0; from < events; from += perTransaction) {
    const to = Math.min(events, from + perTransaction);
    added += await writeEvents(run, from, to);
    progress.report(to);
  }
  progress.finish();
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  output.write(`${added} events made in ${seconds} s, ${events - added} were there already.\n`);
}

/** Fills the database of the running instance with demo data; what is there already stays as it is. */
export async function seed(options: SeedOptions, output: Output): Promise<void> {
  await seedAccounts(output);
  if (options.accountsOnly) return;
  if (options.ifEmpty && (await database()('events').first('id'))) {
    return output.write('There are events already, so none are made.\n');
  }
  await seedEvents(options.events, output);
}
