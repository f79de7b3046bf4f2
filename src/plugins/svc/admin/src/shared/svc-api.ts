import { adminApi } from '@strapi/strapi/admin';
import type { TillMeans } from '../../../server/src/contract/counter';
import type { EventChoice, RefundOffer } from '../../../server/src/contract/box-office-details';
import type { ListCounts, ListedType } from '../../../server/src/contract/list-tools';
import { documentTags } from './document-tags';
import { outboxUid } from './outbox-uid';

/** What the panel needs to know of the site's settings. */
export interface SiteSettings {
  siteTimezone: string;
  /** The content types whose things can be moved to the trash. */
  trash: string[];
  /** Those whose lists have tools. */
  lists: ListedType[];
  currency: string;
  /** Below which each event has its page, by its slug. */
  eventsUrl: string;
  /** Below which files of the media library are, those that have no whole address. */
  mediaUrl: string;
}

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
  /** Of a correction: the new address, and the one that is thought wrong. */
  email?: string;
  before?: string;
  /** Of a refund. */
  amount?: string;
  reason?: string;
  refunded?: string;
  /** Of money that goes through the clerk's own till. */
  means?: TillMeans;
}

/** What is refunded. */
export interface RefundSubject {
  type: 'orders' | 'attendees';
  documentId: string;
}

/** Which events to choose from: those with these words in the title, or the one with this id. */
export type EventChoiceQuery = { search: string } | { id: string };

const svcApi = adminApi
  .enhanceEndpoints({ addTagTypes: ['Document', 'RecentDocumentList', 'CountDocuments'] })
  .injectEndpoints({
    endpoints: (builder) => ({
      getSiteSettings: builder.query<SiteSettings, void>({
        query: () => ({ url: '/svc-admin/settings', method: 'GET' }),
      }),
      getListCounts: builder.query<ListCounts, string>({
        query: (uid) => ({ url: `/svc-admin/lists/${uid}/counts`, method: 'GET' }),
        keepUnusedDataFor: 0,
        // The host's bulk actions say only the second of the two.
        providesTags: (_result, _error, uid) => [
          { type: 'Document', id: `${uid}_LIST` },
          'CountDocuments',
        ],
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
      getRefundOffer: builder.query<RefundOffer, RefundSubject>({
        query: ({ type, documentId }) => ({
          url: `/svc-admin/${type}/${documentId}/refund`,
          method: 'GET',
        }),
        // Sums change by what others do: they are asked for whenever somebody wants to know.
        keepUnusedDataFor: 0,
        providesTags: ['Document'],
      }),
      getEventChoices: builder.query<{ events: EventChoice[] }, EventChoiceQuery>({
        query: (params) => ({ url: '/svc-admin/event-choices', method: 'GET', config: { params } }),
      }),
    }),
  });

export const {
  useGetSiteSettingsQuery,
  useGetListCountsQuery,
  useRetryOutboxEntryMutation,
  useActInBoxOfficeMutation,
  useExportBuyerMutation,
  useGetEventChoicesQuery,
  useGetRefundOfferQuery,
} = svcApi;
