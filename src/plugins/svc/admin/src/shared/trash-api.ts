import { adminApi } from '@strapi/strapi/admin';
import { documentTags } from './document-tags';
import type { Thing } from './svc-api';

/* What is moved to the trash, and back. */

const trashApi = adminApi
  .enhanceEndpoints({ addTagTypes: ['Document', 'RecentDocumentList'] })
  .injectEndpoints({
    endpoints: (builder) => ({
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
      moveSeveral: builder.mutation<void, { uid: string; documentIds: string[]; to: 'in' | 'out' }>(
        {
          query: ({ uid, documentIds, to }) => ({
            url: `/svc-admin/trash/${uid}${to === 'out' ? '/restore' : ''}`,
            method: 'POST',
            data: { documentIds },
          }),
          invalidatesTags: ['Document', 'RecentDocumentList'],
        },
      ),
    }),
  });

export const { useMoveSeveralMutation, useMoveToTrashMutation, useRestoreMutation } = trashApi;
