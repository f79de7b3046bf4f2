import type { Knex } from 'knex';
import {
  useDocumentMiddleware,
  database,
  type DocumentContext,
  transaction,
} from '../../../host/strapi';
import { follow } from '../../../database/made-together';
import { columns, select, sql } from '../../../database/sql';
import { findLinkedEvents, isLinkedType, type LinkedType } from './linked-types';
import { projectEvents } from './project-events';

/*
 * Keeps the listings up to date with every way in which something they show can change: the Document Service
 * (the panel, REST, other code) for events and what they link to, the query engine for files.
 */

const writes = new Set([
  'create',
  'update',
  'publish',
  'unpublish',
  'discardDraft',
  'delete',
  'clone',
]);

function documentIdOf(call: DocumentContext, result: unknown): string | undefined {
  const made = (result as { documentId?: string } | null)?.documentId;
  return call.action === 'create' || call.action === 'clone' ? made : call.params.documentId;
}

async function handleEventWrite(call: DocumentContext, next: () => Promise<unknown>) {
  return transaction(async (trx) => {
    const result = await next();
    const documentId = documentIdOf(call, result);
    if (documentId && call.action === 'create') await follow(trx, projectEvents, [documentId]);
    else if (documentId) await projectEvents(trx, [documentId]);
    return result;
  });
}

/** The events before and after: a ticket may move to another event. */
async function handleLinkedWrite(
  uid: LinkedType,
  call: DocumentContext,
  next: () => Promise<unknown>,
) {
  return transaction(async (trx) => {
    const { documentId } = call.params;
    const before = documentId ? await findLinkedEvents(trx, uid, documentId) : [];
    const result = await next();
    const target = documentIdOf(call, result);
    const after = target ? await findLinkedEvents(trx, uid, target) : [];
    if (call.action === 'create') await follow(trx, projectEvents, after);
    else await projectEvents(trx, [...before, ...after]);
    return result;
  });
}

function registerDocumentMiddleware(): void {
  useDocumentMiddleware((call, next) => {
    if (!writes.has(call.action)) return next();
    if (call.uid === 'plugin::svc.event') return handleEventWrite(call, next);
    return isLinkedType(call.uid) ? handleLinkedWrite(call.uid, call, next) : next();
  });
}

interface FileEvent {
  params: { where?: { id?: number } };
  state: { events?: string[] };
}

const event = columns('svc_events e', 'document_id');

async function eventsWithFile(db: Knex, id: number | undefined): Promise<string[]> {
  if (id === undefined) return [];
  const found = await select(
    db,
    sql`select distinct ${event} from files_related_mph l join svc_events e on e.id = l.related_id
      where l.related_type = 'plugin::svc.event' and l.file_id = ${id}`,
  );
  return found.map((row) => row.document_id);
}

/** The media library writes through the query engine. Another file at another address shows in the listings. */
function subscribeToFiles(): void {
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

interface UserEvent {
  params: { where?: { id?: number } };
  state: { events?: string[] };
}

async function eventsOfAuthor(db: Knex, id: number | undefined): Promise<string[]> {
  if (id === undefined) return [];
  const found = await select(
    db,
    sql`select distinct ${event} from svc_events_author_lnk l join svc_events e on e.id = l.event_id
      where l.user_id = ${id}`,
  );
  return found.map((row) => row.document_id);
}

/** Accounts are deleted through the query engine, too. The events of who is gone stay, and are nobody's. */
function subscribeToUsers(): void {
  const subscriber = {
    models: ['plugin::users-permissions.user'],
    async beforeDelete({ params, state }: UserEvent) {
      state.events = await eventsOfAuthor(database(), params.where?.id);
    },
    async afterDelete({ state }: UserEvent) {
      const { events = [] } = state;
      if (events.length > 0) await transaction((trx) => projectEvents(trx, events));
    },
  };
  strapi.db.lifecycles.subscribe(
    subscriber as unknown as Parameters<typeof strapi.db.lifecycles.subscribe>[0],
  );
}

export function keepListingsCurrent(): void {
  registerDocumentMiddleware();
  subscribeToFiles();
  subscribeToUsers();
}
