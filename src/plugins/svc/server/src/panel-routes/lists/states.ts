import { type ListedType, type ListState, listStates } from '../../contract/list-tools';
import { resolvedResources } from '../../kit/resource/complete-types';

/*
 * The states that lists of a project's own types have tabs for, as conditions on the draft of each thing, the row that
 * the Content Manager lists. Of a thing that is published its draft shows no status, since REST shows the other row,
 * which is listed where the host's own filter asks for what is published.
 */

type Rows = 'draft' | 'published';

const isHere = { trashedAt: { $null: true } };

const conditions: Record<ListState, object> = {
  all: isHere,
  published: { ...isHere, shownStatus: { $null: true } },
  drafts: { ...isHere, shownStatus: { $notNull: true } },
  review: { ...isHere, readyForReview: true },
  trash: { trashedAt: { $notNull: true } },
};

const ofPublished: Record<ListState, object> = {
  ...conditions,
  published: isHere,
  drafts: { id: { $null: true } },
};

/** The types whose lists have tools. */
export function listedTypes(): ListedType[] {
  return resolvedResources()
    .filter(({ declared }) => declared.listTools)
    .map(({ declared: { uid }, hasDrafts }) => ({ uid, hasDrafts }));
}

/** The state that is asked for of a type that has one; null for none, and for a word that is none. */
function stateAsked(uid: string, { state }: Record<string, unknown>): ListState | null {
  const hasStates = listedTypes().some((type) => type.uid === uid && type.hasDrafts);
  return (hasStates && listStates.find((one) => one === state)) || null;
}

/** Whoever asks for the trash, or for particular things, gets what they ask for. */
function asksForTrashed(filters: unknown): boolean {
  return /"(trashedAt|documentId)"/.test(JSON.stringify(filters ?? {}));
}

/** What a list shows besides its filters: its tab, else what is not in the trash; nothing but them where they speak of it. */
export function conditionShown(
  uid: string,
  query: Record<string, unknown>,
  filters: unknown,
  rows: Rows,
): object {
  const state = stateAsked(uid, query);
  if (state === null && asksForTrashed(filters)) return {};
  return (rows === 'draft' ? conditions : ofPublished)[state ?? 'all'];
}
