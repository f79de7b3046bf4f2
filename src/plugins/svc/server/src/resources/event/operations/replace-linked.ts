import type { Knex } from 'knex';
import { invalidParams, notFound } from '../../../domain/problem';
import { table } from '../../../database/table';
import { lockDocument, writeChecked } from '../../../host/document-writes';
import { queryEngine } from '../../../host/query-engine';
import { documents, retriedTransaction } from '../../../host/strapi';
import { lockEvents } from '../lock';
import { findLinkedEvents } from '../read-model/linked-types';
import { projectEvents } from '../read-model/project-events';
import { markChanged } from './mark-changed';

/*
 * Puts a venue or an organizer in the place of another in all events, in drafts and in what is published, each as it is.
 * What was replaced is deleted. All of it happens, or nothing.
 */

const event = 'plugin::svc.event';

/** Rows by their ids. */
interface Exchange {
  from: number;
  to: number;
  /** Of an event: its draft, and what is published. */
  rows: number[];
}

async function exchangeVenue(trx: Knex, { from, to, rows }: Exchange): Promise<void> {
  const links = table(trx, 'svc_events_venue_lnk').where({ venue_id: from });
  await links.whereIn('event_id', rows).update({ venue_id: to });
}

/** An event may have both already. */
async function exchangeOrganizer(trx: Knex, { from, to, rows }: Exchange): Promise<void> {
  const links = (organizer_id: number) =>
    table(trx, 'svc_events_organizers_lnk').where({ organizer_id }).whereIn('event_id', rows);
  const others = await links(to).pluck('event_id');
  await links(from).whereIn('event_id', others).delete();
  await links(from).update({ organizer_id: to });
}

const replaceable = {
  'plugin::svc.venue': {
    name: 'venue',
    attribute: 'venue',
    table: 'svc_venues',
    exchange: exchangeVenue,
  },
  'plugin::svc.organizer': {
    name: 'organizer',
    attribute: 'organizers',
    table: 'svc_organizers',
    exchange: exchangeOrganizer,
  },
} as const;

export type ReplaceableType = keyof typeof replaceable;

export function isReplaceable(uid: string): uid is ReplaceableType {
  return uid in replaceable;
}

/** The attribute by which an event names such a thing. */
export const attributeOf = (uid: ReplaceableType) => replaceable[uid].attribute;

/** Undefined where it is gone. */
export function findReplaceable(trx: Knex, uid: ReplaceableType, documentId: string) {
  const { table: name } = replaceable[uid];
  return table(trx, name).where({ document_id: documentId }).first('id', 'title');
}

async function exchangeIn(
  trx: Knex,
  uid: ReplaceableType,
  documentId: string,
  { from, to }: Omit<Exchange, 'rows'>,
): Promise<void> {
  const versions = await queryEngine(event).findMany({ where: { documentId } });
  const rows = versions.map(({ id }) => id);
  await writeChecked(trx, { uid: event, documentId }, () =>
    replaceable[uid].exchange(trx, { from, to, rows }),
  );
  const draft = versions.find(({ publishedAt }) => !publishedAt);
  const published = versions.find(({ publishedAt }) => publishedAt);
  if (draft && published) await markChanged(trx, { draft, published });
  else await table(trx, 'svc_events').whereIn('id', rows).update({ updated_at: new Date() });
}

interface Replacing {
  by: string;
  /** Refuses where whoever asks may not change all these events; they are locked by then. */
  assertMay: (events: string[]) => Promise<void>;
}

/**
 * @returns how many events have the other one now
 * @throws Problem `notFound`, `invalidParam` on `by` where there is no such other
 */
export function replaceLinked(
  uid: ReplaceableType,
  documentId: string,
  { by, assertMay }: Replacing,
) {
  return retriedTransaction(async (trx): Promise<number> => {
    const { name } = replaceable[uid];
    for (const one of [documentId, by].sort()) await lockDocument(trx, uid, one);
    const replaced = await findReplaceable(trx, uid, documentId);
    const other = await findReplaceable(trx, uid, by);
    if (!replaced) throw notFound(name);
    if (!other) throw invalidParams({ by: `is no ${name} any more` });
    if (replaced.id === other.id) throw invalidParams({ by: 'is the same' });
    const exchange = { from: replaced.id, to: other.id };
    const events = await findLinkedEvents(trx, uid, documentId);
    await lockEvents(trx, events);
    await assertMay(events);
    for (const one of events) await exchangeIn(trx, uid, one, exchange);
    await projectEvents(trx, events);
    await documents(uid).delete({ documentId });
    return events.length;
  });
}
