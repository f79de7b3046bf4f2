import { type EventStatus, statusOf } from '../../../server/src/contract/event-status';
import type { BadgeProps } from './badge';
import type { TextId } from './texts';

/** What the panel knows of an event. */
export interface EventDocument {
  documentId: string;
  /** The Content Manager's own: `modified` is published with changes that are not. */
  status?: string;
  startDate?: string | null;
  endDate?: string | null;
  allDay?: boolean | null;
  timezone?: string | null;
  featured?: boolean | null;
  visibility?: 'public' | 'private' | null;
  readyForReview?: boolean | null;
  /** A wall-clock, in its zone. */
  publishOn?: string | null;
  trashedAt?: string | null;
}

interface StateBadge {
  id: TextId;
  variant: BadgeProps['variant'];
}

const badges: Record<EventStatus, StateBadge> = {
  publish: { id: 'state.publish', variant: 'success' },
  private: { id: 'state.private', variant: 'primary' },
  draft: { id: 'state.draft', variant: 'secondary' },
  pending: { id: 'state.pending', variant: 'warning' },
  trash: { id: 'state.trash', variant: 'danger' },
};

const changes = {
  public: { modified: 'state.modified', waiting: 'state.waiting' },
  private: { modified: 'state.privateModified', waiting: 'state.privateWaiting' },
} as const;

/** The one state that people see: that of the REST API, and whether there are unpublished changes. */
export function stateBadge(event: EventDocument): StateBadge {
  const isModified = event.status === 'modified';
  const state = statusOf({
    isTrashed: Boolean(event.trashedAt),
    isPublished: isModified || event.status === 'published',
    isPrivate: event.visibility === 'private',
    isReadyForReview: Boolean(event.readyForReview),
  });
  if (!isModified || state === 'trash') return badges[state];
  const { [event.readyForReview ? 'waiting' : 'modified']: id } =
    changes[state === 'private' ? 'private' : 'public'];
  return { id, variant: 'alternative' };
}
