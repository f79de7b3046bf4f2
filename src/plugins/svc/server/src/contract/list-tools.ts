/*
 * The list of a project's own type in the panel, with `listTools: true`: its tabs, and how many things each has.
 */

export const listStates = ['all', 'published', 'drafts', 'review', 'trash'] as const;
export type ListState = (typeof listStates)[number];
export type ListCounts = Record<ListState, number>;

/** A type whose list has them. Without drafts there are no states, and so no tabs. */
export interface ListedType {
  uid: string;
  hasDrafts: boolean;
}
