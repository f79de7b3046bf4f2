/*
 * An event's status on the wire, and what it is made of: Strapi's own draft and published versions, and three
 * fields beside them.
 */

export const eventStatuses = ['publish', 'draft', 'pending', 'private', 'trash'] as const;
export type EventStatus = (typeof eventStatuses)[number];

/** The statuses that a create or update body may ask for. */
export const writableStatuses = ['publish', 'draft', 'pending', 'private'] as const;
export type WritableStatus = (typeof writableStatuses)[number];

/** What the status of an event follows from. */
export interface EventState {
  isTrashed: boolean;
  isPublished: boolean;
  isPrivate: boolean;
  isReadyForReview: boolean;
}

export function statusOf(state: EventState): EventStatus {
  if (state.isTrashed) return 'trash';
  if (state.isPublished) return state.isPrivate ? 'private' : 'publish';
  return state.isReadyForReview ? 'pending' : 'draft';
}

/** How an event has to be stored to have the status. */
export const storedStateOf: Record<
  WritableStatus,
  { published: boolean; visibility: 'public' | 'private'; readyForReview: boolean }
> = {
  publish: { published: true, visibility: 'public', readyForReview: false },
  private: { published: true, visibility: 'private', readyForReview: false },
  pending: { published: false, visibility: 'public', readyForReview: true },
  draft: { published: false, visibility: 'public', readyForReview: false },
};
