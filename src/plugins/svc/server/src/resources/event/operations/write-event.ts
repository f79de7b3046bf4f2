import type { Knex } from 'knex';
import { type InvalidParams, invalidParams } from '../../../domain/problem';
import { allMade } from '../../../database/made-together';
import { writeChecked } from '../../../host/document-writes';
import { database, documents, retriedTransaction } from '../../../host/strapi';
import { addedProblems } from '../../../kit/resource/added-values';
import { addedDeclarations } from '../added-fields';
import { derivation } from '../derivation';
import { type EventFields, htmlProblems } from '../domain/fields';
import { type ReturnStep, returnPolicyText } from '../../../contract/return-policy';
import { actor } from '../../../host/actor';
import { notePublished } from '../review/reviews';
import { storedStateOf, type WritableStatus } from '../../../contract/event-status';
import { findFullEvent, type FullEvent } from '../queries/events';
import { projectEvents } from '../read-model/project-events';
import { type EventReferences, resolveReferences } from '../queries/references';
import { storeAddedApart, writeOthers } from './added-values';
import { clockProblems, lockVersions, type Versions, writeVersions } from './event-versions';
import { restoreEvent } from './trash-event';

const uid = 'plugin::svc.event';

/** What may be said of an event; what is absent stays as it is. Ids are public ones; venue 0 stands for none. */
export interface EventInput extends Omit<EventFields, 'returnPolicy'> {
  title?: string;
  featured?: boolean;
  venueId?: number;
  organizerIds?: number[];
  status?: WritableStatus;
  returnPolicy?: ReturnStep[];
  /** Values of fields that the project has added, by attribute; of relations public ids, of pictures ids of files. */
  added?: Record<string, unknown>;
}

/** The same as attributes of the content type, where they are others. */
function fieldsOf({ returnPolicy, changesUntil, ...fields }: EventInput): EventFields {
  return {
    ...fields,
    ...(changesUntil !== undefined && { changesUntil: changesUntil || null }),
    ...(returnPolicy && { returnPolicy: returnPolicyText(returnPolicy) }),
  };
}

/** The fields as the content type has them; relations by row id for the query engine, by document id else. */
function attributesOf(change: EventInput, references: EventReferences, by: 'id' | 'documentId') {
  const { venueId, organizerIds, status, added, ...fields } = change;
  const attributes: EventFields & Record<string, unknown> = { ...fieldsOf(fields) };
  if (references.venue !== undefined) attributes.venue = references.venue?.[by] ?? null;
  if (references.organizers) attributes.organizers = references.organizers.map((one) => one[by]);
  if (status) {
    attributes.readyForReview = storedStateOf[status].readyForReview;
    if (storedStateOf[status].published) attributes.visibility = storedStateOf[status].visibility;
  }
  return attributes;
}

async function validate(db: Knex, change: EventInput, current: EventFields) {
  const { references, problems } = await resolveReferences(db, change);
  const html = htmlProblems({ ...change, ...change.added }, derivation().html);
  const added = { ...html, ...(await addedProblems(addedDeclarations(), change.added)) };
  return {
    references,
    problems: {
      ...problems,
      ...added,
      ...clockProblems(fieldsOf(change), current),
    },
  };
}

/** What is wrong with a change beyond the form of its values, by attribute. `publicId` 0 stands for a new event. */
export async function eventProblems(change: EventInput, publicId: number): Promise<InvalidParams> {
  const listing = await findFullEvent(database(), 'public_id', publicId);
  const current = listing
    ? {
        startDate: listing.start_date,
        endDate: listing.end_date,
        timezone: listing.timezone,
        changesUntil: listing.named.changes_until,
        returnPolicy: returnPolicyText(listing.named.return_policy),
      }
    : {};
  return (await validate(database(), change, current)).problems;
}

async function assertValid(db: Knex, change: EventInput, current: EventFields) {
  const { references, problems } = await validate(db, change, current);
  if (Object.keys(problems).length > 0) throw invalidParams(problems);
  return references;
}

async function findEventOfDocument(trx: Knex, documentId: string): Promise<FullEvent> {
  return (await findFullEvent(trx, 'event_document_id', documentId))!;
}

/** Makes an event, in the status asked for. `authorId` is the host's user, null for an API token. */
export async function createEvent(change: EventInput, authorId: number | null): Promise<FullEvent> {
  return retriedTransaction(async (trx) => {
    const references = await assertValid(trx, change, {});
    const { columns, others } = await storeAddedApart(trx, change.added);
    const own = attributesOf(change, references, 'documentId');
    const data = { ...own, ...columns, ...others, author: authorId };
    const published = storedStateOf[change.status ?? 'draft'].published;
    const { documentId } = await documents(uid).create({
      data,
      ...(published ? { status: 'published' as const } : {}),
    });
    await allMade();
    return findEventOfDocument(trx, documentId);
  });
}

function assertPublishable(change: EventInput, { draft, published }: Versions): void {
  if (published || !change.status || !storedStateOf[change.status].published) return;
  const whole = { ...draft, ...change };
  const missing = [
    whole.title ? '' : 'title',
    whole.startDate ? '' : 'startDate',
    whole.endDate ? '' : 'endDate',
  ].filter(Boolean);
  if (missing.length === 0) return;
  throw invalidParams({ status: `cannot be ${change.status} without ${missing.join(', ')}` });
}

async function publishEvent(trx: Knex.Transaction, { documentId, draft }: Versions) {
  await documents(uid).publish({ documentId });
  // Written before, the draft does not wait any more when it is published.
  if (draft.readyForReview) await notePublished(trx, draft.publicId, actor().administratorId);
}

async function applyStatus(
  trx: Knex.Transaction,
  status: WritableStatus,
  versions: Versions,
): Promise<void> {
  const { documentId, published } = versions;
  await restoreEvent(documentId);
  if (storedStateOf[status].published && !published) await publishEvent(trx, versions);
  if (!storedStateOf[status].published && published) await documents(uid).unpublish({ documentId });
}

/**
 * Changes exactly the fields that the change names, in the draft and in what is published; an editor's other edits
 * to the draft stay, and stay unpublished. A status moves the event there, out of the trash too.
 * @throws Problem `notFound`, `invalidParam`; then nothing has changed.
 */
export async function updateEvent(publicId: number, change: EventInput): Promise<FullEvent> {
  return retriedTransaction(async (trx) => {
    const versions = await lockVersions(trx, publicId);
    const shown = versions.published ?? versions.draft;
    const references = await assertValid(trx, change, shown);
    assertPublishable(change, versions);
    const { documentId } = versions;
    const { columns, others } = await storeAddedApart(trx, change.added, documentId);
    await writeChecked(trx, { uid, documentId }, async () => {
      const attributes = { ...attributesOf(change, references, 'id'), ...columns };
      await writeVersions(trx, versions, () => attributes);
      await writeOthers(trx, documentId, others);
      if (change.status) await applyStatus(trx, change.status, versions);
    });
    await projectEvents(trx, [documentId]);
    return findEventOfDocument(trx, documentId);
  });
}
