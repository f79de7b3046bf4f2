import type { Knex } from 'knex';
import { type InvalidParams, notFound } from '../../../domain/problem';
import { queryEngine } from '../../../host/query-engine';
import { settings } from '../../../host/strapi';
import { lockNamedByAdded } from '../../../kit/resource/locks';
import { derivation } from '../derivation';
import { deriveFields, type EventFields, scheduleOf } from '../domain/fields';
import { scheduleProblems } from '../domain/schedule';
import { selfHelpFields, selfHelpProblems } from '../domain/self-help';
import { lockEvent } from '../lock';
import { markChanged } from './mark-changed';

/*
 * An event as it is kept: the row of its draft, and that of what is published, where something is.
 */

const uid = 'plugin::svc.event';

export interface Version extends EventFields {
  id: number;
  publicId: number;
  title: string | null;
  readyForReview: boolean | null;
  updatedAt: string;
  publishedAt: string | null;
}

export interface Versions {
  documentId: string;
  draft: Version;
  published: Version | undefined;
}

/** The event's rows, which nobody else changes until the transaction ends. @throws Problem `notFound` */
export async function lockVersions(trx: Knex, publicId: number): Promise<Versions> {
  const listing = await lockEvent(trx, publicId);
  if (!listing) throw notFound('event');
  const documentId = listing.event_document_id;
  await lockNamedByAdded(trx, uid, documentId);
  const versions: Version[] = await queryEngine(uid).findMany({ where: { documentId } });
  return {
    documentId,
    draft: versions.find((version) => !version.publishedAt)!,
    published: versions.find((version) => version.publishedAt),
  };
}

/** Writes into each row, where it is, what `changeOf` makes of it. */
export async function writeVersions(
  trx: Knex,
  { draft, published }: Versions,
  changeOf: (version: Version) => EventFields & Record<string, unknown>,
): Promise<void> {
  for (const version of published ? [published, draft] : [draft]) {
    const data = deriveFields(changeOf(version), version, derivation());
    await queryEngine(uid).update({ where: { id: version.id }, data });
  }
  if (published) await markChanged(trx, { draft, published });
}

const scheduleFields = ['startDate', 'endDate', 'allDay', 'timezone'] as const;

/** What a change makes wrong with the schedule, under the name of an attribute that it names. */
function scheduleProblemsOf(change: EventFields, current: EventFields): InvalidParams {
  if (!scheduleFields.some((field) => field in change)) return {};
  const found = scheduleProblems(scheduleOf({ ...current, ...change }, settings().siteTimezone));
  const problems: InvalidParams = {};
  for (const field of ['startDate', 'endDate'] as const) {
    const reason = found[field];
    if (!reason) continue;
    if (field in change) problems[field] = reason;
    else if (field === 'endDate' && 'startDate' in change) {
      problems.startDate = 'must not be after the end';
    } else problems.timezone = `${field} ${reason}`;
  }
  return problems;
}

/** What is wrong with what buyers may do themselves, under the name of an attribute that the change names. */
function selfHelpProblemsOf(change: EventFields, current: EventFields): InvalidParams {
  const whole = { ...current, ...change };
  const found = selfHelpProblems(whole, whole.timezone || settings().siteTimezone);
  const problems: InvalidParams = {};
  for (const field of selfHelpFields) {
    const reason = found[field];
    if (!reason) continue;
    if (field in change) problems[field] = reason;
    else if ('timezone' in change) problems.timezone = `${field} ${reason}`;
  }
  return problems;
}

/** What a change makes wrong with the clocks of an event, under the name of an attribute that it names. */
export function clockProblems(change: EventFields, current: EventFields): InvalidParams {
  return { ...scheduleProblemsOf(change, current), ...selfHelpProblemsOf(change, current) };
}
