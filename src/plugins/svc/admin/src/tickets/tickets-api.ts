import { adminApi } from '@strapi/strapi/admin';
import type { EventTickets } from '../../../server/src/contract/event-tickets';
import { documentTags } from '../shared/document-tags';
import { eventUid } from '../shared/event-uid';
import type { TicketForm } from './ticket-form';

/* What the panel asks about the tickets of an event. */

interface OfEvent {
  event: string;
}

interface OfTicket extends OfEvent {
  ticket: string;
}

const pathOf = ({ event }: OfEvent) => `/svc-admin/events/${event}/tickets`;

/** The list goes with the event; lists of tickets, and what was read of one, are asked for again. */
const written = (event: string) => [
  { type: 'Document' as const, id: `tickets-of-${event}` },
  { type: 'Document' as const, id: 'plugin::svc.ticket_LIST' },
  { type: 'Document' as const, id: `${eventUid}_LIST` },
];

const ticketsApi = adminApi
  .enhanceEndpoints({ addTagTypes: ['Document', 'RecentDocumentList'] })
  .injectEndpoints({
    endpoints: (builder) => ({
      getEventTickets: builder.query<EventTickets, string>({
        query: (event) => ({ url: pathOf({ event }), method: 'GET' }),
        // It says how the event is, too, which its own form changes.
        providesTags: (_result, _error, event) => [
          { type: 'Document', id: `tickets-of-${event}` },
          ...documentTags(eventUid, event),
        ],
        keepUnusedDataFor: 0,
      }),
      addTicket: builder.mutation<void, OfEvent & { data: TicketForm }>({
        query: ({ data, ...where }) => ({ url: pathOf(where), method: 'POST', data }),
        invalidatesTags: (_result, _error, { event }) => written(event),
      }),
      changeTicket: builder.mutation<void, OfTicket & { data: Partial<TicketForm> }>({
        query: ({ data, ticket, ...where }) => ({
          url: `${pathOf(where)}/${ticket}`,
          method: 'POST',
          data,
        }),
        invalidatesTags: (_result, _error, { event }) => written(event),
      }),
      removeTicket: builder.mutation<void, OfTicket>({
        query: ({ ticket, ...where }) => ({ url: `${pathOf(where)}/${ticket}`, method: 'DELETE' }),
        invalidatesTags: (_result, _error, { event }) => written(event),
      }),
    }),
  });

export const {
  useGetEventTicketsQuery,
  useAddTicketMutation,
  useChangeTicketMutation,
  useRemoveTicketMutation,
} = ticketsApi;
