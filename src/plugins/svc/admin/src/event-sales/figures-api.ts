import { adminApi } from '@strapi/strapi/admin';
import type { EventFigures } from '../../../server/src/contract/event-figures';

/* What an event's screen asks about its sales, anew whenever it is opened. */

const figuresApi = adminApi.enhanceEndpoints({ addTagTypes: ['Document'] }).injectEndpoints({
  endpoints: (builder) => ({
    getFigures: builder.query<EventFigures, string>({
      query: (documentId) => ({ url: `/svc-admin/events/${documentId}/figures`, method: 'GET' }),
      providesTags: ['Document'],
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useGetFiguresQuery } = figuresApi;
