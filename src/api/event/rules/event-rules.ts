import type { Knex } from 'knex';
import { Problem } from '../../../domain/problem';
import { fieldError, refusal } from '../../../rule-errors';
import {
  aroundDocuments,
  type DocumentCall,
  type DocumentData,
  documents,
  rows,
  settings,
  transaction,
} from '../../../strapi';
import { areInUse } from '../../ticket/in-use';
import { derivedFrom, type EventFields, scheduleOf } from '../domain/fields';
import { scheduleProblems } from '../domain/schedule';

/*
 * What holds for every event, whoever writes it through the Document Service: harmless content, dates that exist and
 * are in order, instants that agree with them, a trash that only its own actions fill and empty.
 */

const uid = 'api::event.event';

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
  public_id: number;
}

async function ticketsOf(trx: Knex, documentId: string): Promise<TicketOfEvent[]> {
  return trx('tickets as ticket')
    .join('tickets_event_lnk as link', 'link.ticket_id', 'ticket.id')
    .join('events as event', 'event.id', 'link.event_id')
    .where('event.document_id', documentId)
    .distinct('ticket.document_id', 'ticket.public_id');
}

/** @throws a refusal, `cannotDelete`, where somebody has, or had, a place at the event */
async function assertUnused(trx: Knex, tickets: TicketOfEvent[]): Promise<void> {
  const ids = tickets.map((ticket) => ticket.public_id);
  if (!(await areInUse(trx, ids))) return;
  throw refusal(new Problem('cannotDelete', 'An event with attendees cannot be deleted for good.'));
}

async function deleteWithTickets(call: DocumentCall, next: () => Promise<unknown>) {
  return transaction(async (trx) => {
    const tickets = await ticketsOf(trx, call.params.documentId!);
    await assertUnused(trx, tickets);
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
