import { forbidden, notSignedIn } from '../../domain/problem';
import { type Access, requireCapability } from '../../access/requirements';
import type { Caller } from '../../access/caller';
import { table } from '../../database/table';
import { database } from '../../host/strapi';
import { eventStatuses } from '../../contract/event-status';
import type { FullEvent } from './queries/events';

const statuses: readonly unknown[] = eventStatuses;

/** Published events are for everybody; the list of any other status is for those who edit events. */
export const listAccess: Access = {
  summary: 'Public; needs edit_svc_events for a status other than publish.',
  capabilities: ['edit_svc_events'],
  allowsGuests: true,
  check({ caller, query }) {
    if (query.status !== 'publish' && statuses.includes(query.status)) {
      requireCapability(caller, 'edit_svc_events');
    }
  },
};

/** edit_svc_events for the caller's own events, edit_others_svc_events for those of others and of nobody. */
export const updateAccess: Access = {
  summary: 'Needs edit_svc_events for own events, edit_others_svc_events for others.',
  capabilities: ['edit_svc_events', 'edit_others_svc_events'],
  allowsGuests: false,
  async check({ caller, id }) {
    requireCapability(caller, 'edit_svc_events', 'edit_others_svc_events');
    const event = await table(database(), 'svc_event_listings')
      .where({ public_id: id })
      .first('author_id');
    if (!event) return;
    const own = event.author_id !== null && event.author_id === caller.userId;
    requireCapability(caller, own ? 'edit_svc_events' : 'edit_others_svc_events');
  },
};

/** Who may see one event: decided by its status, so only once it is found. */
export const readAccess: Access = {
  summary:
    'Public; an event that is not published needs read_svc_event or to be its author, one in the trash edit_svc_events.',
  capabilities: ['read_svc_event', 'edit_svc_events'],
  allowsGuests: true,
  check: () => undefined,
};

/** Whether {@link readAccess} lets the caller see it. */
export function isReadable(
  caller: Caller,
  event: Pick<FullEvent, 'status' | 'author_id'>,
): boolean {
  if (event.status === 'publish') return true;
  if (event.status === 'trash') return caller.can('edit_svc_events');
  const own = event.author_id !== null && event.author_id === caller.userId;
  return own || caller.can('read_svc_event');
}

/** @throws Problem `notSignedIn` or `forbidden` where the caller may not see it. */
export function assertReadable(
  caller: Caller,
  event: Pick<FullEvent, 'status' | 'author_id'>,
): void {
  if (isReadable(caller, event)) return;
  throw caller.signedIn ? forbidden() : notSignedIn();
}
