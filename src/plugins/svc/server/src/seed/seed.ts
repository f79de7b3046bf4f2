import { insertRows } from '../database/insert-rows';
import { table } from '../database/table';
import { database, settings } from '../host/strapi';
import { randomPassword } from '../domain/secrets';
import { findUsers, makeAccounts } from './accounts';
import { tags, themes } from './data/themes';
import { organizerCountFor, venueCountFor } from './make-event';
import { makeOrganizer, type SeedOrganizer } from './make-organizer';
import { makeVenue, type SeedVenue } from './make-venue';
import type { SeedOptions } from './options';
import { createVoucher } from '../resources/voucher/operations/write-voucher';
import { hasVoucher } from '../resources/voucher/find-voucher';
import { requestRefund } from '../resources/refund-request/operations/request-refund';
import { type Output, progressOf } from './progress';
import { documentIdOf } from './write/document-ids';
import { type EventRun, writeEvents } from './write/write-events';
import { writeEventsInBulk } from './write/write-in-bulk';
import { addedDefaults } from '../kit/resource/added-defaults';
import { writePictures } from './write/write-pictures';
import { type SimpleType, writeSimpleType } from './write/write-plain';

const perTransaction = 1000;

const venue: SimpleType<SeedVenue> = {
  kind: 'venue',
  table: 'svc_venues',
  make: makeVenue,
  insert: (trx, rows) => insertRows(trx, 'svc_venues', rows),
};
const organizer: SimpleType<SeedOrganizer> = {
  kind: 'organizer',
  table: 'svc_organizers',
  make: makeOrganizer,
  insert: (trx, rows) => insertRows(trx, 'svc_organizers', rows),
};
const category: SimpleType<{ title: string }> = {
  kind: 'category',
  table: 'svc_categories',
  make: (index) => ({ title: themes[index]!.category }),
  insert: (trx, rows) => insertRows(trx, 'svc_categories', rows),
};
const tag: SimpleType<{ title: string }> = {
  kind: 'tag',
  table: 'svc_tags',
  make: (index) => ({ title: tags[index]! }),
  insert: (trx, rows) => insertRows(trx, 'svc_tags', rows),
};

/** Accounts that are there already keep their password. */
async function seedAccounts(output: Output): Promise<void> {
  const given = process.env.SEED_PASSWORD;
  const password = given || randomPassword();
  const made = await makeAccounts(password);
  if (made.length === 0) return output.write('The accounts are there already.\n');
  output.write(`Accounts made: ${made.join(', ')}.\n`);
  output.write(
    given
      ? 'Their password is the one in SEED_PASSWORD.\n'
      : `Their password, shown only this once: ${password}\n`,
  );
}

async function targetsOf(events: number): Promise<Omit<EventRun['targets'], 'pictures'>> {
  const { rowOf: venues } = await writeSimpleType(venue, venueCountFor(events));
  const { rowOf: organizers } = await writeSimpleType(organizer, organizerCountFor(events));
  const { rowOf: categories } = await writeSimpleType(category, themes.length);
  const { rowOf: tagRows } = await writeSimpleType(tag, tags.length);
  return { venues, organizers, categories, tags: tagRows, users: await findUsers() };
}

/** The rows of a long run pass through the page cache many times; Strapi's connection has only SQLite's default. */
async function giveSqliteMemory(): Promise<void> {
  if (strapi.db.dialect.client === 'sqlite') {
    await database().raw('pragma cache_size = -400000');
  }
}

async function seedEvents({ events, pictures }: SeedOptions, output: Output): Promise<void> {
  await giveSqliteMemory();
  const { siteTimezone, currency } = settings();
  const run: EventRun = {
    added: {
      events: addedDefaults('plugin::svc.event'),
      tickets: addedDefaults('plugin::svc.ticket'),
    },
    today: new Date().toISOString().slice(0, 10),
    siteTimezone,
    currency,
    targets: {
      ...(await targetsOf(events)),
      pictures: pictures ? await writePictures(output) : new Map<number, number>(),
    },
  };
  const progress = progressOf(output, 'Events', events);
  const started = Date.now();
  const inBulk = await writeEventsInBulk(run, events, (done) => progress.report(done));
  let added = inBulk ?? 0;
  for (let from = inBulk ?? 0; from < events; from += perTransaction) {
    const to = Math.min(events, from + perTransaction);
    added += await writeEvents(run, from, to);
    progress.report(to);
  }
  progress.finish();
  if (added === 0) return output.write(`All ${events} events are there already.\n`);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  output.write(`${added} events made in ${seconds} s, ${events - added} were there already.\n`);
}

/** One that waits to be decided, of the first order; a later run finds it there. */
async function seedRefundRequest(): Promise<void> {
  const order = await table(database(), 'svc_orders')
    .where({ document_id: documentIdOf('order', 0) })
    .first('public_id');
  if (!order) return;
  const ofOrder = { order_id: order.public_id };
  if (await table(database(), 'svc_refund_requests').where(ofOrder).first('id')) return;
  const attendee = await table(database(), 'svc_attendees')
    .where({ ...ofOrder, status: 'confirmed' })
    .orderBy('public_id')
    .first('public_id');
  if (!attendee) return;
  const reason = 'I am ill and cannot come.';
  const attendeeId = attendee.public_id;
  await requestRefund({ attendeeId, reason, userId: null, isBoxOffice: true });
}

/** A code to try at a cart; one of that name that is there stays as it is. */
async function seedVoucher(): Promise<void> {
  const code = 'WELCOME10';
  if (await hasVoucher(database(), code)) return;
  await createVoucher({ code, percent: 10, note: 'To try out: 10 % off every ticket.' });
}

/** Fills the database of the running instance with demo data; what is there already stays as it is. */
export async function seed(options: SeedOptions, output: Output): Promise<void> {
  await seedAccounts(output);
  if (options.accountsOnly) return;
  if (options.ifEmpty && (await table(database(), 'svc_events').first('id'))) {
    return output.write('There are events already, so none are made.\n');
  }
  await seedEvents(options, output);
  await seedRefundRequest();
  if (options.events > 0) await seedVoucher();
}
