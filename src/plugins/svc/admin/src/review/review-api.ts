import { adminApi } from '@strapi/strapi/admin';
import type { ShownReview } from '../../../server/src/contract/event-list';
import { documentTags } from '../shared/document-tags';
import { eventUid } from '../shared/event-uid';

const reviewApi = adminApi
  .enhanceEndpoints({ addTagTypes: ['Document', 'RecentDocumentList'] })
  .injectEndpoints({
    endpoints: (builder) => ({
      getReview: builder.query<ShownReview, string>({
        query: (documentId) => ({ url: `/svc-admin/events/${documentId}/review`, method: 'GET' }),
        keepUnusedDataFor: 0,
        // Saving an event asks for its review, and publishing it ends that.
        providesTags: (_result, _error, documentId) => documentTags(eventUid, documentId),
      }),
      giveBack: builder.mutation<void, { documentId: string; note: string }>({
        query: ({ documentId, note }) => ({
          url: `/svc-admin/events/${documentId}/return`,
          method: 'POST',
          data: { note },
        }),
        invalidatesTags: (_result, _error, { documentId }) => documentTags(eventUid, documentId),
      }),
    }),
  });

export const { useGetReviewQuery, useGiveBackMutation } = reviewApi;
