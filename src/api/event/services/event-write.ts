import type { Knex } from 'knex';
import { type InvalidParams, invalidParams, notFound } from '../../../domain/problem';
import { database, documents, rows, settings, transaction } from '../../../strapi';
import { derivedFrom, type EventFields, scheduleOf } from '../domain/fields';
import { scheduleProblems } from '../domain/schedule';
import { stateOf, type WritableStatus } from '../domain/status';
import { lockListing } from '../listing/lock';
import { findListing, type WholeEvent } from '../listing/query';
import { projectEvents } from '../listing/project';
import { type EventReferences, resolveReferences } from '../references';
import { restoreEvent } from './event-lifecycle';

const uid = 'api::event.event';

/** What may be said of an event; what is absent stays as it is. Ids are public ones; venue 0 stands for none. */
export interface EventChange extends EventFields {
  title?: string;
  featured?: boolean;
  venueId?: number;
  organizerIds?: number[];
  status?: WritableStatus;
}

/** A row of an event in the query engine's words. */
interface Version extends EventFields {
  id: number;
  title: string | null;
  publishedAt: string | null;
  updatedAt: string;
}

const scheduleFields = ['startDate', 'endDate', 'allDay', 'timezone'] as const;
const wireNames = { startDate: 'start_date', endDate: 'end_date' } as const;

/** What a change makes wrong with the schedule, under the name of a parameter that was sent. */
function wrongSchedule(change: EventChange, current: EventFields): InvalidParams {
  if (!scheduleFields.some((field) => field in change)) return {};
  const found = scheduleProblems(scheduleOf({ ...current, ...change }, settings().siteTimezone));
  const problems: InvalidParams = {};
  for (const field of ['startDate', 'endDate'] as const) {
    const reason = found[field];
    if (!reason) continue;
    if (field in change) problems[wireNames[field]] = reason;
    else if (field === 'endDate' && 'startDate' in change) {
      problems.start_date = 'must not be after the end';
    } else problems.timezone = `${wireNames[field]} ${reason}`;
  }
  return problems;
}

/** The fields as the content type has them; relations by row id for the query engine, by document id else. */
function attributesOf(change: EventChange, references: EventReferences, by: 'id' | 'documentId') {
  const { venueId, organizerIds, status, ...fields } = change;
  const attributes: EventFields & Record<string, unknown> = fields;
  if (references.venue !== undefined) attributes.venue = references.venue?.[by] ?? null;
  if (references.organizers) attributes.organizers = references.organizers.map((one) => one[by]);
  if (status) {
    attributes.readyForReview = stateOf[status].readyForReview;
    if (stateOf[status].published) attributes.visibility = stateOf[status].visibility;
  }
  return attributes;
}

async function inspect(db: Knex, change: EventChange, current: EventFields) {
  const { references, problems } = await resolveReferences(db, change);
  return { references, problems: { ...problems, ...wrongSchedule(change, current) } };
}

/** What is wrong with a change beyond the form of its values, by parameter. `publicId` 0 stands for a new event. */
export async function problemsOf(change: EventChange, publicId: number): Promise<InvalidParams> {
  const listing = await findListing(database(), 'public_id', publicId);
  const current = listing
    ? { startDate: listing.start_date, endDate: listing.end_date, timezone: listing.timezone }
    : {};
  return (await inspect(database(), change, current)).problems;
}

async function check(db: Knex, change: EventChange, current: EventFields) {
  const { references, problems } = await inspect(db, change, current);
  if (Object.keys(problems).length > 0) throw invalidParams(problems);
  return references;
}

async function eventOf(trx: Knex, documentId: string): Promise<WholeEvent> {
  return (await findListing(trx, 'event_document_id', documentId))!;
}

/** Makes an event, in the status asked for. `authorId` is the host's user, null for an API token. */
export async function createEvent(
  change: EventChange,
  authorId: number | null,
): Promise<WholeEvent> {
  return transaction(async (trx) => {
    const references = await check(trx, change, {});
    const data = { ...attributesOf(change, references, 'documentId'), author: authorId };
    const published = stateOf[change.status ?? 'draft'].published;
    const { documentId } = await documents(uid).create({
      data,
      ...(published ? { status: 'published' as const } : {}),
    });
    return eventOf(trx, documentId);
  });
}

/** The event's rows, which nobody else changes until the transaction ends. */
async function lockVersions(trx: Knex, publicId: number) {
  const listing = await lockListing(trx, publicId);
  if (!listing) throw notFound('event');
  const documentId = listing.event_document_id;
  const versions = (await rows(uid).findMany({ where: { documentId } })) as Version[];
  return {
    documentId,
    draft: versions.find((version) => !version.publishedAt)!,
    published: versions.find((version) => version.publishedAt),
  };
}

type Versions = Awaited<ReturnType<typeof lockVersions>>;

/**
 * Writes the change into the rows where they are. Both get one time of change, so that the panel calls the event
 * modified only if an editor's own edits were waiting before.
 */
async function writeVersions(
  trx: Knex,
  { draft, published }: Versions,
  attributes: EventFields & Record<string, unknown>,
): Promise<void> {
  const editsWaiting = published && new Date(draft.updatedAt) > new Date(published.updatedAt);
  for (const version of published ? [published, draft] : [draft]) {
    const data = derivedFrom(attributes, version, settings().siteTimezone);
    await rows(uid).update({ where: { id: version.id }, data });
  }
  if (!published) return;
  const now = Date.now();
  const later = new Date(editsWaiting ? now + 1 : now);
  await trx('events')
    .where({ id: published.id })
    .update({ updated_at: new Date(now) });
  await trx('events').where({ id: draft.id }).update({ updated_at: later });
}

function assertPublishable(change: EventChange, { draft, published }: Versions): void {
  if (published || !change.status || !stateOf[change.status].published) return;
  const whole = { ...draft, ...change };
  const missing = [
    whole.title ? '' : 'title',
    whole.startDate ? '' : 'start_date',
    whole.endDate ? '' : 'end_date',
  ].filter(Boolean);
  if (missing.length === 0) return;
  throw invalidParams({ status: `cannot be ${change.status} without ${missing.join(', ')}` });
}

async function moveTo(status: WritableStatus, { documentId, published }: Versions): Promise<void> {
  await restoreEvent(documentId);
  if (stateOf[status].published && !published) await documents(uid).publish({ documentId });
  if (!stateOf[status].published && published) await documents(uid).unpublish({ documentId });
}

/**
 * Changes exactly the fields that the change names, in the draft and in what is published; an editor's other edits
 * to the draft stay, and stay unpublished. A status moves the event there, out of the trash too.
 * @throws Problem `notFound`, `invalidParam`; then nothing has changed.
 */
export async function updateEvent(publicId: number, change: EventChange): Promise<WholeEvent> {
  return transaction(async (trx) => {
    const versions = await lockVersions(trx, publicId);
    const shown = versions.published ?? versions.draft;
    const references = await check(trx, change, shown);
    assertPublishable(change, versions);
    await writeVersions(trx, versions, attributesOf(change, references, 'id'));
    if (change.status) await moveTo(change.status, versions);
    await projectEvents(trx, [versions.documentId]);
    return eventOf(trx, versions.documentId);
  });
}

export default () => ({ createEvent, updateEvent });
