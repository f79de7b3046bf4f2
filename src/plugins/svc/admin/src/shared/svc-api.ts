import { adminApi } from '@strapi/strapi/admin';
import type { EventChoice } from '../../../server/src/contract/box-office-details';
import { outboxUid } from './outbox-uid';

/** What the panel needs to know of the site's settings. */
export interface SiteSettings {
  siteTimezone: string;
  /** The content types whose things can be moved to the trash. */
  trash: string[];
  currency: string;
}

/** What the Content Manager shows of a thing and has to ask for again. Its tags, as its own mutations name them. */
const documentTags = (uid: string, documentId: string) => [
  { type: 'Document' as const, id: `${uid}_LIST` },
  { type: 'Document' as const, id: `${uid}_${documentId}` },
  'RecentDocumentList' as const,
];

/** A thing of a type. */
export interface Thing {
  uid: string;
  documentId: string;
}

/** What is done in the box office, below /svc-admin. */
export interface BoxOfficeRequest {
  path: string;
  notes?: string;
  end_earlier_links?: boolean;
  force?: boolean;
}

/** Which events to choose from: those with these words in the title, or the one with this id. */
export type EventChoiceQuery = { search: string } | { id: string };

const svcApi = adminApi
  .enhanceEndpoints({ addTagTypes: ['Document', 'RecentDocumentList'] })
  .injectEndpoints({
    endpoints: (builder) => ({
      getSiteSettings: builder.query<SiteSettings, void>({
        query: () => ({ url: '/svc-admin/settings', method: 'GET' }),
      }),
      moveToTrash: builder.mutation<void, Thing>({
        query: ({ uid, documentId }) => ({
          url: `/svc-admin/trash/${uid}/${documentId}`,
          method: 'POST',
        }),
        invalidatesTags: (_result, _error, { uid, documentId }) => documentTags(uid, documentId),
      }),
      restore: builder.mutation<void, Thing>({
        query: ({ uid, documentId }) => ({
          url: `/svc-admin/trash/${uid}/${documentId}/restore`,
          method: 'POST',
        }),
        invalidatesTags: (_result, _error, { uid, documentId }) => documentTags(uid, documentId),
      }),
      retryOutboxEntry: builder.mutation<void, string>({
        query: (documentId) => ({ url: `/svc-admin/outbox/${documentId}/retry`, method: 'POST' }),
        invalidatesTags: (_result, _error, documentId) => documentTags(outboxUid, documentId),
      }),
      actInBoxOffice: builder.mutation<void, BoxOfficeRequest>({
        query: ({ path, ...data }) => ({ url: `/svc-admin/${path}`, method: 'POST', data }),
        // A refund changes orders and attendees too; and what was refused may look different by now.
        invalidatesTags: ['Document', 'RecentDocumentList'],
      }),
      // Not a query: what is known of somebody is not kept in the panel.
      exportBuyer: builder.mutation<object, string>({
        query: (documentId) => ({ url: `/svc-admin/orders/${documentId}/buyer`, method: 'GET' }),
      }),
      getEventChoices: builder.query<{ events: EventChoice[] }, EventChoiceQuery>({
        query: (params) => ({ url: '/svc-admin/event-choices', method: 'GET', config: { params } }),
      }),
    }),
  });

export const {
  useGetSiteSettingsQuery,
  useMoveToTrashMutation,
  useRestoreMutation,
  useRetryOutboxEntryMutation,
  useActInBoxOfficeMutation,
  useExportBuyerMutation,
  useGetEventChoicesQuery,
} = svcApi;
