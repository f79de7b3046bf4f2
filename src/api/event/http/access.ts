import { forbidden, notSignedIn } from '../../../domain/problem';
import { type Access, demand } from '../../../rest/access';
import type { Caller } from '../../../rest/caller';
import { database } from '../../../strapi';
import { eventStatuses } from '../domain/status';
import type { WholeEvent } from '../listing/query';

const words: readonly unknown[] = eventStatuses;

/** Published events are for everybody; the list of any other status is for those who edit events. */
export const listAccess: Access = {
  summary: 'Public; needs edit_svc_events for a status other than publish.',
  capabilities: ['edit_svc_events'],
  isOpen: true,
  check({ caller, query }) {
    if (query.status !== 'publish' && words.includes(query.status)) {
      demand(caller, 'edit_svc_events');
    }
  },
};

/** edit_svc_events for the caller's own events, edit_others_svc_events for those of others and of nobody. */
export const updateAccess: Access = {
  summary: 'Needs edit_svc_events for own events, edit_others_svc_events for others.',
  capabilities: ['edit_svc_events', 'edit_others_svc_events'],
  isOpen: false,
  async check({ caller, id }) {
    demand(caller, 'edit_svc_events', 'edit_others_svc_events');
    const event = (await database()('event_listings')
      .where({ public_id: id })
      .select('author_id')
      .first()) as { author_id: number | null } | undefined;
    if (!event) return;
    const own = event.author_id !== null && event.author_id === caller.userId;
    demand(caller, own ? 'edit_svc_events' : 'edit_others_svc_events');
  },
};

/** Who may see one event: decided by its status, so only once it is found. */
export const readAccess: Access = {
  summary:
    'Public; an event that is not published needs read_svc_event or to be its author, one in the trash edit_svc_events.',
  capabilities: ['read_svc_event', 'edit_svc_events'],
  isOpen: true,
  check: () => undefined,
};

/** @throws Problem `notSignedIn` or `forbidden` where {@link readAccess} does not let the caller see it. */
export function assertReadable(caller: Caller, event: WholeEvent): void {
  if (event.status === 'publish') return;
  if (!caller.signedIn) throw notSignedIn();
  const own = event.author_id !== null && event.author_id === caller.userId;
  const allowed =
    event.status === 'trash' ? caller.can('edit_svc_events') : own || caller.can('read_svc_event');
  if (!allowed) throw forbidden();
}
