import { plannedFields } from '../../contract/planned-fields';
import { actor } from '../../host/actor';
import { permissionChecker } from '../../host/content-manager';
import { contentManagerRequest } from '../../host/content-manager-request';
import { fieldError } from '../../host/form-errors';
import { queryEngine } from '../../host/query-engine';
import {
  database,
  useDocumentMiddleware,
  type DocumentContext,
  type DocumentData,
  settings,
  transaction,
} from '../../host/strapi';
import { now } from '../../lib/clock';
import { derivation } from './derivation';
import { deriveFields, type EventFields, htmlProblems, scheduleOf } from './domain/fields';
import { nothingPlanned, plannedInstants, plannedProblems } from './domain/planned';
import { scheduleProblems } from './domain/schedule';
import { endReturn, noteAsked, notePublished } from './review/reviews';
import { selfHelpFields, selfHelpProblems } from './domain/self-help';

/*
 * What holds for every event, whoever writes it through the Document Service: harmless content, dates that exist and
 * are in order, instants that agree with them, plans of those who may publish, a trash that only its own actions fill and empty.
 */

const uid = 'plugin::svc.event';

function findDraft(documentId: string | undefined): Promise<EventFields | null> {
  return queryEngine(uid).findOne({
    where: { documentId, publishedAt: null },
    select: [
      'publicId',
      'readyForReview',
      'startDate',
      'endDate',
      'allDay',
      'timezone',
      ...plannedFields,
      ...selfHelpFields,
    ],
  });
}

function assertNone(problems: Record<string, string>): void {
  if (Object.keys(problems).length > 0) throw fieldError(problems);
}

function assertSchedule(fields: EventFields): void {
  assertNone(scheduleProblems(scheduleOf(fields, settings().siteTimezone)));
}

/** A plan of an editor is for a time to come, and for who may publish. */
function assertMayPlan(change: EventFields, current: EventFields): void {
  const request = contentManagerRequest();
  const changed = plannedFields.filter(
    (name) => name in change && (change[name] || null) !== (current[name] || null),
  );
  if (!request || changed.length === 0) return;
  const zone = change.timezone || current.timezone || settings().siteTimezone;
  const planned = plannedInstants(change, zone);
  const over = changed.filter((name) => (planned[`${name}Utc`] ?? Infinity) <= now());
  assertNone(Object.fromEntries(over.map((name) => [name, 'must be a time to come'])));
  const { userAbility } = request.state as { userAbility: unknown };
  if (!permissionChecker(userAbility, uid).cannot.publish()) return;
  assertNone(Object.fromEntries(changed.map((name) => [name, 'is for those who may publish'])));
}

/** @returns whether somebody asks by it to have the event published */
async function applyRules(call: DocumentContext): Promise<boolean> {
  const { startUtc, endUtc, trashedAt, ...sent } = call.params.data ?? {};
  const { publishOnUtc, unpublishOnUtc, featuredUntilUtc, ...change } = sent;
  const fields = change as EventFields & DocumentData;
  const current = call.action === 'create' ? {} : ((await findDraft(call.params.documentId)) ?? {});
  const whole = { ...current, ...fields };
  assertSchedule(whole);
  assertMayPlan(fields, current);
  const zone = whole.timezone || settings().siteTimezone;
  assertNone({ ...plannedProblems(whole, zone), ...selfHelpProblems(whole, zone) });
  assertNone(htmlProblems(fields, derivation().html));
  const derived = deriveFields(fields, current, derivation());
  call.params.data =
    call.action === 'clone' ? { ...derived, ...nothingPlanned, trashedAt: null } : derived;
  const { readyForReview: waited } = current as { readyForReview?: boolean | null };
  return call.action !== 'clone' && change.readyForReview === true && !waited;
}

/** Published or withdrawn by hand, it is not so again on a day that was planned for it. */
async function forget(documentId: string | undefined, name: 'publishOn' | 'unpublishOn') {
  await queryEngine(uid).updateMany({
    where: { documentId, [name]: { $notNull: true } },
    data: { [name]: null, [`${name}Utc`]: null },
  });
}

interface Waiting {
  publicId?: number;
  readyForReview?: boolean | null;
}

/** A published event waits for no review. */
async function preparePublishing(call: DocumentContext): Promise<void> {
  const { documentId } = call.params;
  const draft = ((await findDraft(documentId)) ?? {}) as EventFields & Waiting;
  assertSchedule(draft);
  await queryEngine(uid).updateMany({
    where: { documentId, publishedAt: null, readyForReview: true },
    data: { readyForReview: false },
  });
  await forget(documentId, 'publishOn');
  const { publicId, readyForReview: waited } = draft;
  if (!publicId) return;
  await endReturn(database(), publicId);
  if (waited) await transaction((trx) => notePublished(trx, publicId, actor().administratorId));
}

/** What waits for review from now on is told of. */
async function asking(next: () => Promise<unknown>): Promise<unknown> {
  return transaction(async (trx) => {
    // Null where somebody has deleted it meanwhile.
    const saved = (await next()) as { publicId: number } | null;
    if (saved) await noteAsked(trx, saved.publicId, actor().administratorId);
    return saved;
  });
}

export function registerEventMiddleware(): void {
  useDocumentMiddleware(async (call, next) => {
    if (call.uid !== uid) return next();
    if (call.action === 'publish') await preparePublishing(call);
    if (call.action === 'unpublish') await forget(call.params.documentId, 'unpublishOn');
    if (!['create', 'update', 'clone'].includes(call.action)) return next();
    return (await applyRules(call)) ? asking(next) : next();
  });
}
