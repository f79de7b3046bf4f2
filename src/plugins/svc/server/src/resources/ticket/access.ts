import { type Access, requireCapability } from '../../access/requirements';
import type { Caller } from '../../access/caller';
import type { TicketRow } from './queries/tickets';

const capability = 'edit_svc_tickets';

/** Tickets of published events are for everybody. The list leaves the others out; which one is, shows once found. */
export const readAccess: Access = {
  summary: 'Public; tickets of events that are not published need edit_svc_tickets.',
  capabilities: [capability],
  allowsGuests: true,
  check: () => undefined,
};

/** Whether the caller sees tickets of published events only. */
export function seesPublicOnly(caller: Caller): boolean {
  return !caller.can(capability);
}

/** @throws Problem `notSignedIn` or `forbidden` where {@link readAccess} does not let the caller see it. */
export function assertReadable(caller: Caller, ticket: TicketRow): void {
  if (ticket.event_status !== 'publish') requireCapability(caller, capability);
}
