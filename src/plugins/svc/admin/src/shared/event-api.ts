import { adminApi } from '@strapi/strapi/admin';
import type { CountedGuests, ShownUses } from '../../../server/src/contract/event-list';
import { listAddressOf } from './box-office';
import type { Thing } from './svc-api';

/* What the panel asks about events, and about what they use. */

interface TitledThing {
  documentId: string;
  title: string;
}

const eventApi = adminApi
  .enhanceEndpoints({ addTagTypes: ['Document', 'RecentDocumentList'] })
  .injectEndpoints({
    endpoints: (builder) => ({
      /** Of all these events together. */
      getPeople: builder.query<CountedGuests, string[]>({
        query: (events) => ({ url: `/svc-admin/events/${events.join(',')}/people`, method: 'GET' }),
        keepUnusedDataFor: 0,
      }),
      /** To how many a mail goes. */
      writeToGuests: builder.mutation<{ mails: number }, { events: string[]; note: string }>({
        query: ({ events, note }) => ({
          url: `/svc-admin/events/${events.join(',')}/mail`,
          method: 'POST',
          data: { note },
        }),
      }),
      getUses: builder.query<ShownUses, Thing>({
        query: ({ uid, documentId }) => ({
          url: `/svc-admin/replace/${uid}/${documentId}`,
          method: 'GET',
        }),
        keepUnusedDataFor: 0,
      }),
      replace: builder.mutation<void, Thing & { by: string }>({
        query: ({ uid, documentId, by }) => ({
          url: `/svc-admin/replace/${uid}/${documentId}`,
          method: 'POST',
          data: { by },
        }),
        // Not its own document, which is gone: an open form would ask for it again.
        invalidatesTags: (_result, _error, { uid }) => [
          { type: 'Document', id: `${uid}_LIST` },
          'RecentDocumentList',
        ],
      }),
      searchThings: builder.query<{ results: TitledThing[] }, { uid: string; search: string }>({
        query: ({ uid, search }) => ({
          url: listAddressOf(uid),
          method: 'GET',
          config: { params: { pageSize: 20, sort: 'title:ASC', ...(search && { _q: search }) } },
        }),
      }),
    }),
  });

export const {
  useGetPeopleQuery,
  useGetUsesQuery,
  useReplaceMutation,
  useSearchThingsQuery,
  useWriteToGuestsMutation,
} = eventApi;
