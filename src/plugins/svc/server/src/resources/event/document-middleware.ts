import { fieldError } from '../../host/form-errors';
import { queryEngine } from '../../host/query-engine';
import {
  useDocumentMiddleware,
  type DocumentContext,
  type DocumentData,
  settings,
} from '../../host/strapi';
import { derivation } from './derivation';
import { deriveFields, type EventFields, htmlProblems, scheduleOf } from './domain/fields';
import { scheduleProblems } from './domain/schedule';

/*
 * What holds for every event, whoever writes it through the Document Service: harmless content, dates that exist and
 * are in order, instants that agree with them, a trash that only its own actions fill and empty.
 */

const uid = 'plugin::svc.event';

function findDraft(documentId: string | undefined): Promise<EventFields | null> {
  return queryEngine(uid).findOne({
    where: { documentId, publishedAt: null },
    select: ['startDate', 'endDate', 'allDay', 'timezone'],
  });
}

function assertNone(problems: Record<string, string>): void {
  if (Object.keys(problems).length > 0) throw fieldError(problems);
}

function assertSchedule(fields: EventFields): void {
  assertNone(scheduleProblems(scheduleOf(fields, settings().siteTimezone)));
}

async function applyRules(call: DocumentContext): Promise<void> {
  const { startUtc, endUtc, trashedAt, ...change } = call.params.data ?? {};
  const fields = change as EventFields & DocumentData;
  const current = call.action === 'create' ? {} : ((await findDraft(call.params.documentId)) ?? {});
  assertSchedule({ ...current, ...fields });
  assertNone(htmlProblems(fields, derivation().html));
  const derived = deriveFields(fields, current, derivation());
  call.params.data = call.action === 'clone' ? { ...derived, trashedAt: null } : derived;
}

/** A published event waits for no review. */
async function preparePublishing(call: DocumentContext): Promise<void> {
  const { documentId } = call.params;
  assertSchedule((await findDraft(documentId)) ?? {});
  await queryEngine(uid).updateMany({
    where: { documentId, publishedAt: null, readyForReview: true },
    data: { readyForReview: false },
  });
}

export function registerEventMiddleware(): void {
  useDocumentMiddleware(async (call, next) => {
    if (call.uid !== uid) return next();
    if (call.action === 'publish') await preparePublishing(call);
    if (['create', 'update', 'clone'].includes(call.action)) await applyRules(call);
    return next();
  });
}
