import type { Knex } from 'knex';
import { aroundDocuments, type DocumentCall, transaction } from '../../../strapi';
import { projectEvents } from './project';

/*
 * Keeps the listings up to date with every way in which something they show can change: the Document Service
 * (the panel, REST, other code) for events and what they link to, the query engine for files.
 */

/** Types that events link to: their own table, the link table, and its column. */
const linkedTypes: Record<string, { table: string; link: string; column: string }> = {
  'api::venue.venue': { table: 'venues', link: 'events_venue_lnk', column: 'venue_id' },
  'api::organizer.organizer': {
    table: 'organizers',
    link: 'events_organizers_lnk',
    column: 'organizer_id',
  },
  'api::category.category': {
    table: 'categories',
    link: 'events_categories_lnk',
    column: 'category_id',
  },
  'api::tag.tag': { table: 'tags', link: 'events_tags_lnk', column: 'tag_id' },
  'api::ticket.ticket': { table: 'tickets', link: 'tickets_event_lnk', column: 'ticket_id' },
};

const writes = new Set([
  'create',
  'update',
  'publish',
  'unpublish',
  'discardDraft',
  'delete',
  'clone',
]);

async function eventsLinkedTo(trx: Knex, uid: string, documentId: string): Promise<string[]> {
  const { table, link, column } = linkedTypes[uid]!;
  return trx(`${link} as link`)
    .join(`${table} as target`, 'target.id', `link.${column}`)
    .join('events as event', 'event.id', 'link.event_id')
    .where('target.document_id', documentId)
    .distinct()
    .pluck('event.document_id');
}

function documentIdOf(call: DocumentCall, result: unknown): string | undefined {
  const made = (result as { documentId?: string } | null)?.documentId;
  return call.action === 'create' || call.action === 'clone' ? made : call.params.documentId;
}

async function aroundEventWrite(call: DocumentCall, next: () => Promise<unknown>) {
  return transaction(async (trx) => {
    const result = await next();
    const documentId = documentIdOf(call, result);
    if (documentId) await projectEvents(trx, [documentId]);
    return result;
  });
}

/** The events before and after: a ticket may move to another event. */
async function aroundLinkedWrite(call: DocumentCall, next: () => Promise<unknown>) {
  return transaction(async (trx) => {
    const { documentId } = call.params;
    const before = documentId ? await eventsLinkedTo(trx, call.uid, documentId) : [];
    const result = await next();
    const target = documentIdOf(call, result);
    const after = target ? await eventsLinkedTo(trx, call.uid, target) : [];
    await projectEvents(trx, [...before, ...after]);
    return result;
  });
}

function watchDocuments(): void {
  aroundDocuments((call, next) => {
    if (!writes.has(call.action)) return next();
    if (call.uid === 'api::event.event') return aroundEventWrite(call, next);
    return call.uid in linkedTypes ? aroundLinkedWrite(call, next) : next();
  });
}

interface FileEvent {
  params: { where?: { id?: number } };
  state: { events?: string[] };
}

async function eventsWithFile(db: Knex, id: number | undefined): Promise<string[]> {
  if (id === undefined) return [];
  return db('files_related_mph as link')
    .join('events as event', 'event.id', 'link.related_id')
    .where({ 'link.related_type': 'api::event.event', 'link.file_id': id })
    .distinct()
    .pluck('event.document_id');
}

/** The media library writes through the query engine. Another file at another address shows in the listings. */
function watchFiles(): void {
  const remember = async (event: FileEvent) => {
    event.state.events = await transaction((trx) => eventsWithFile(trx, event.params.where?.id));
  };
  const project = async (event: FileEvent) => {
    const events = event.state.events ?? [];
    if (events.length > 0) await transaction((trx) => projectEvents(trx, events));
  };
  strapi.db.lifecycles.subscribe({
    models: ['plugin::upload.file'],
    beforeUpdate: remember,
    afterUpdate: project,
    beforeDelete: remember,
    afterDelete: project,
  } as unknown as Parameters<typeof strapi.db.lifecycles.subscribe>[0]);
}

export function watchListings(): void {
  watchDocuments();
  watchFiles();
}
