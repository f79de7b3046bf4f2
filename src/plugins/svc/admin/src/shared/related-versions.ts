import { adminApi } from '@strapi/strapi/admin';
import type { Related } from '../conflicts/content-manager-api';
import { documentTags } from './document-tags';
import { eventUid } from './event-uid';

/** What a relation of an event leads to: as it is published, and as the draft has it. */
export interface Versions {
  name: string;
  published: Related[];
  draft: Related[];
}

/** The host answers no more of a relation at once. */
const pageSize = 100;

interface Asked {
  documentId: string;
  names: string[];
}

const relatedApi = adminApi
  .enhanceEndpoints({ addTagTypes: ['Document', 'RecentDocumentList'] })
  .injectEndpoints({
    endpoints: (builder) => ({
      /** Those of the relations that may be read. */
      getRelatedVersions: builder.query<Versions[], Asked>({
        queryFn: async ({ documentId, names }, _api, _extra, send) => {
          const find = async (name: string, status: string) => {
            const url = `/content-manager/relations/${eventUid}/${documentId}/${name}`;
            const config = { params: { status, page: 1, pageSize } };
            const { data } = await send({ url, method: 'GET', config });
            return (data as { results?: Related[] } | undefined)?.results;
          };
          const found = names.map(async (name) => {
            const [published, draft] = await Promise.all([
              find(name, 'published'),
              find(name, 'draft'),
            ]);
            return published && draft ? [{ name, published, draft }] : [];
          });
          return { data: (await Promise.all(found)).flat() };
        },
        keepUnusedDataFor: 0,
        providesTags: (_result, _error, { documentId }) => documentTags(eventUid, documentId),
      }),
    }),
  });

export const { useGetRelatedVersionsQuery } = relatedApi;
