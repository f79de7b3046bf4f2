import { adminApi } from '@strapi/strapi/admin';
import { eventUid } from './event-uid';
import { outboxUid } from './outbox-uid';

/** What the panel needs to know of the site's settings. */
export interface SiteSettings {
  siteTimezone: string;
  currency: string;
}

/** What the Content Manager shows of a thing and has to ask for again. Its tags, as its own mutations name them. */
const shownOf = (uid: string, documentId: string) => [
  { type: 'Document' as const, id: `${uid}_LIST` },
  { type: 'Document' as const, id: `${uid}_${documentId}` },
  'RecentDocumentList' as const,
];

const svcApi = adminApi
  .enhanceEndpoints({ addTagTypes: ['Document', 'RecentDocumentList'] })
  .injectEndpoints({
    endpoints: (builder) => ({
      getSiteSettings: builder.query<SiteSettings, void>({
        query: () => ({ url: '/svc-admin/settings', method: 'GET' }),
      }),
      trashEvent: builder.mutation<void, string>({
        query: (documentId) => ({ url: `/svc-admin/events/${documentId}/trash`, method: 'POST' }),
        invalidatesTags: (_result, _error, documentId) => shownOf(eventUid, documentId),
      }),
      restoreEvent: builder.mutation<void, string>({
        query: (documentId) => ({ url: `/svc-admin/events/${documentId}/restore`, method: 'POST' }),
        invalidatesTags: (_result, _error, documentId) => shownOf(eventUid, documentId),
      }),
      retryOutboxEntry: builder.mutation<void, string>({
        query: (documentId) => ({ url: `/svc-admin/outbox/${documentId}/retry`, method: 'POST' }),
        invalidatesTags: (_result, _error, documentId) => shownOf(outboxUid, documentId),
      }),
    }),
  });

export const {
  useGetSiteSettingsQuery,
  useTrashEventMutation,
  useRestoreEventMutation,
  useRetryOutboxEntryMutation,
} = svcApi;
