import { adminApi } from '@strapi/strapi/admin';
import type {
  Attention,
  SalesOverview,
  Today,
  Waiting,
} from '../../../server/src/contract/overview';

/* What the parts of the home ask, anew whenever it is opened. */

const homeApi = adminApi.enhanceEndpoints({ addTagTypes: ['Document'] }).injectEndpoints({
  endpoints: (builder) => {
    const part = <T>(name: string) =>
      builder.query<T, void>({
        query: () => ({ url: `/svc-admin/overview/${name}`, method: 'GET' }),
        providesTags: ['Document'],
        keepUnusedDataFor: 0,
      });
    return {
      getToday: part<Today>('today'),
      getWaiting: part<Waiting>('waiting'),
      getSales: part<SalesOverview>('sales'),
      getAttention: part<Attention>('attention'),
    };
  },
});

export const { useGetTodayQuery, useGetWaitingQuery, useGetSalesQuery, useGetAttentionQuery } =
  homeApi;
