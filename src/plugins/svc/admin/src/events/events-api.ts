import { adminApi } from '@strapi/strapi/admin';
import type {
  ActionLine,
  CalendarPage,
  EventAction,
  EventListPage,
  EventTab,
} from '../../../server/src/contract/event-list';
import { listAddressOf } from '../shared/box-office';
import { eventUid } from '../shared/event-uid';

/* What the page of events asks. */

export interface ListQuery {
  tab: EventTab;
  search: string;
  from: string;
  to: string;
  only: string;
  page: number;
}

export interface ActionRequest {
  action: EventAction;
  documentIds: string[];
  days?: number;
  /** When each begins, as it was shown to whoever moves it. */
  starts?: Record<string, string | null>;
  times?: number;
  every?: number;
  withTickets?: boolean;
}

const listed = [{ type: 'Document' as const, id: `${eventUid}_LIST` }];

const eventsApi = adminApi
  .enhanceEndpoints({ addTagTypes: ['Document', 'RecentDocumentList'] })
  .injectEndpoints({
    endpoints: (builder) => ({
      getEventList: builder.query<EventListPage, ListQuery>({
        query: (params) => ({ url: '/svc-admin/event-list', method: 'GET', config: { params } }),
        providesTags: listed,
        // What others do shows whenever the page is opened.
        keepUnusedDataFor: 0,
      }),
      getCalendar: builder.query<CalendarPage, { from: string; to: string; search: string }>({
        query: (params) => ({
          url: '/svc-admin/event-calendar',
          method: 'GET',
          config: { params },
        }),
        providesTags: listed,
        keepUnusedDataFor: 0,
      }),
      actOnEvents: builder.mutation<{ lines: ActionLine[] }, ActionRequest>({
        query: ({ action, ...data }) => ({
          url: `/svc-admin/event-actions/${action}`,
          method: 'POST',
          data,
        }),
        invalidatesTags: ['Document', 'RecentDocumentList'],
      }),
      /** The Content Manager's own. */
      deleteEvents: builder.mutation<unknown, string[]>({
        query: (documentIds) => ({
          url: `${listAddressOf(eventUid)}/actions/bulkDelete`,
          method: 'POST',
          data: { documentIds },
        }),
        invalidatesTags: ['Document', 'RecentDocumentList'],
      }),
    }),
  });

export const {
  useActOnEventsMutation,
  useDeleteEventsMutation,
  useGetCalendarQuery,
  useGetEventListQuery,
} = eventsApi;
