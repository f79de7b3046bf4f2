import { useSyncExternalStore } from 'react';
import { changeMutation } from '../conflicts/content-manager-api';
import { eventUid } from '../shared/event-uid';
import type { TicketForm } from './ticket-form';

/*
 * Tickets of an event that is not saved yet: they wait here, and the form takes them along when it is. The server makes
 * the event and its tickets in one go.
 */

let pending: TicketForm[] = [];
const listeners = new Set<() => void>();

export function setPendingTickets(tickets: TicketForm[]): void {
  pending = tickets;
  for (const tell of listeners) tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function usePendingTickets(): TicketForm[] {
  return useSyncExternalStore(subscribe, () => pending);
}

/** What makes a new event sends its tickets, too. To be called before the Content Manager's requests are guarded. */
export function sendPendingTickets(): void {
  for (const name of ['createDocument', 'publishDocument']) {
    changeMutation(name, (mutation) => {
      const { query, transformResponse } = mutation;
      if (!query) return;
      const isNewEvent = (args: { model: string; documentId?: string }) =>
        args.model === eventUid && !args.documentId;
      mutation.query = (args) =>
        query(
          isNewEvent(args) && pending.length > 0
            ? { ...args, data: { ...args.data, newTickets: pending } }
            : args,
        );
      // Of what was refused nothing is made: the tickets go on waiting.
      mutation.transformResponse = (response, meta, args) => {
        if (isNewEvent(args)) setPendingTickets([]);
        return transformResponse ? transformResponse(response, meta, args) : response;
      };
    });
  }
}
