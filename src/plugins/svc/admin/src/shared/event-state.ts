import { type EventStatus, statusOf } from '../../../server/src/contract/event-status';
import type { BadgeProps } from './badge';

/** What the panel knows of an event. */
export interface EventDocument {
  documentId: string;
  /** The Content Manager's own: `modified` is published with changes that are not. */
  status?: string;
  startDate?: string | null;
  allDay?: boolean | null;
  timezone?: string | null;
  featured?: boolean | null;
  visibility?: 'public' | 'private' | null;
  readyForReview?: boolean | null;
  trashedAt?: string | null;
}

const badges: Record<EventStatus, BadgeProps> = {
  publish: { label: 'Published', variant: 'success' },
  private: { label: 'Private', variant: 'primary' },
  draft: { label: 'Draft', variant: 'secondary' },
  pending: { label: 'Ready for review', variant: 'warning' },
  trash: { label: 'In trash', variant: 'danger' },
};

/** The one state that people see: that of the REST API, and whether there are unpublished changes. */
export function stateBadge(event: EventDocument): BadgeProps {
  const isModified = event.status === 'modified';
  const state = statusOf({
    isTrashed: Boolean(event.trashedAt),
    isPublished: isModified || event.status === 'published',
    isPrivate: event.visibility === 'private',
    isReadyForReview: Boolean(event.readyForReview),
  });
  if (!isModified || state === 'trash') return badges[state];
  const label = state === 'private' ? 'Private, modified' : 'Modified';
  return { label, variant: 'alternative' };
}
