import { type ListedType, type ListState, listStates } from '../../contract/list-tools';
import { resolvedResources } from '../../kit/resource/complete-types';

/*
 * The states that lists of a project's own types have tabs for, as conditions on the draft of each thing, the row that
 * the Content Manager lists. Of a thing that is published its draft shows no status, since REST shows the other row.
 */

const isHere = { trashedAt: { $null: true } };

const conditions: Record<ListState, object> = {
  all: isHere,
  published: { ...isHere, shownStatus: { $null: true } },
  drafts: { ...isHere, shownStatus: { $notNull: true } },
  review: { ...isHere, readyForReview: true },
  trash: { trashedAt: { $notNull: true } },
};

export const conditionOf = (state: ListState): object => conditions[state];

/** The types whose lists have tools. */
export function listedTypes(): ListedType[] {
  return resolvedResources()
    .filter(({ declared }) => declared.listTools)
    .map(({ declared: { uid }, hasDrafts }) => ({ uid, hasDrafts }));
}

/** The state that is asked for of a type that has one; null for none, and for a word that is none. */
export function stateAsked(uid: string, { state }: Record<string, unknown>): ListState | null {
  const hasStates = listedTypes().some((type) => type.uid === uid && type.hasDrafts);
  return (hasStates && listStates.find((one) => one === state)) || null;
}
