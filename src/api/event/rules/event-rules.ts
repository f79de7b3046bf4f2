import { errors } from '@strapi/utils';
import type { Knex } from 'knex';
import {
  aroundDocuments,
  type DocumentCall,
  type DocumentData,
  documents,
  rows,
  settings,
  transaction,
} from '../../../strapi';
import { derivedFrom, type EventFields, scheduleOf } from '../domain/fields';
import { scheduleProblems } from '../domain/schedule';

/*
 * What holds for every event, whoever writes it through the Document Service: harmless content, dates that exist and
 * are in order, instants that agree with them, a trash that only its own actions fill and empty.
 */

const uid = 'api::event.event';

/** An error that the panel shows at the field. */
function fieldError(problems: Record<string, string>): Error {
  const details = Object.entries(problems).map(([field, reason]) => ({
    path: [field],
    message: reason,
    name: 'ValidationError',
  }));
  const message = details.map(({ path, message: reason }) => `${path[0]} ${reason}`).join('; ');
  return new errors.ValidationError(message, { errors: details });
}

function findDraft(documentId: string | undefined): Promise<EventFields | null> {
  return rows(uid).findOne({
    where: { documentId, publishedAt: null },
    select: ['startDate', 'endDate', 'allDay', 'timezone'],
  }) as Promise<EventFields | null>;
}

function assertSchedule(fields: EventFields): void {
  const problems = scheduleProblems(scheduleOf(fields, settings().siteTimezone));
  if (Object.keys(problems).length > 0) throw fieldError(problems);
}

async function applyRules(call: DocumentCall): Promise<void> {
  const { startUtc, endUtc, trashedAt, ...change } = call.params.data ?? {};
  const fields = change as EventFields & DocumentData;
  const current = call.action === 'create' ? {} : ((await findDraft(call.params.documentId)) ?? {});
  assertSchedule({ ...current, ...fields });
  const derived = derivedFrom(fields, current, settings().siteTimezone);
  call.params.data = call.action === 'clone' ? { ...derived, trashedAt: null } : derived;
}

/** A published event waits for no review. */
async function preparePublishing(call: DocumentCall): Promise<void> {
  const { documentId } = call.params;
  assertSchedule((await findDraft(documentId)) ?? {});
  await rows(uid).updateMany({
    where: { documentId, publishedAt: null, readyForReview: true },
    data: { readyForReview: false },
  });
}

interface TicketOfEvent {
  document_id: string;
  sold: number | null;
}

async function ticketsOf(trx: Knex, documentId: string): Promise<TicketOfEvent[]> {
  return trx('tickets as ticket')
    .join('tickets_event_lnk as link', 'link.ticket_id', 'ticket.id')
    .join('events as event', 'event.id', 'link.event_id')
    .where('event.document_id', documentId)
    .distinct('ticket.document_id', 'ticket.sold');
}

/** Whether somebody holds a ticket to the event. */
export async function hasSoldTickets(trx: Knex, documentId: string): Promise<boolean> {
  return (await ticketsOf(trx, documentId)).some(({ sold }) => (sold ?? 0) > 0);
}

async function deleteWithTickets(call: DocumentCall, next: () => Promise<unknown>) {
  return transaction(async (trx) => {
    const tickets = await ticketsOf(trx, call.params.documentId!);
    if (tickets.some(({ sold }) => (sold ?? 0) > 0)) {
      throw new errors.ApplicationError('An event with sold tickets cannot be deleted for good.');
    }
    for (const ticket of tickets) {
      await documents('api::ticket.ticket').delete({ documentId: ticket.document_id });
    }
    return next();
  });
}

export function watchEventRules(): void {
  aroundDocuments(async (call, next) => {
    if (call.uid !== uid) return next();
    if (call.action === 'delete') return deleteWithTickets(call, next);
    if (call.action === 'publish') await preparePublishing(call);
    if (['create', 'update', 'clone'].includes(call.action)) await applyRules(call);
    return next();
  });
}
