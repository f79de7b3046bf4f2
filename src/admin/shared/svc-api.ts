import { adminApi } from '@strapi/strapi/admin';
import { eventUid } from './event-uid';

/** What the panel needs to know of the site's settings. */
export interface SiteSettings {
  siteTimezone: string;
  currency: string;
}

/** What the Content Manager shows of an event and has to ask for again. Its tags, as its own mutations name them. */
const shownOf = (documentId: string) => [
  { type: 'Document' as const, id: `${eventUid}_LIST` },
  { type: 'Document' as const, id: `${eventUid}_${documentId}` },
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
        invalidatesTags: (_result, _error, documentId) => shownOf(documentId),
      }),
      restoreEvent: builder.mutation<void, string>({
        query: (documentId) => ({ url: `/svc-admin/events/${documentId}/restore`, method: 'POST' }),
        invalidatesTags: (_result, _error, documentId) => shownOf(documentId),
      }),
    }),
  });

export const { useGetSiteSettingsQuery, useTrashEventMutation, useRestoreEventMutation } = svcApi;
