import { adminApi } from '@strapi/strapi/admin';
import type {
  ClosedTills,
  CounterEvent,
  CounterEvents,
  CounterMeans,
  CounterSale,
  Till,
  Tills,
} from '../../../server/src/contract/counter';

/* What the panel asks at the counter. */

export interface SaleInput {
  key: string;
  tickets: { ticketId: number; quantity: number }[];
  name: string;
  email: string;
  /** Null where nothing is to be paid. */
  means: CounterMeans | null;
}

const counterApi = adminApi
  .enhanceEndpoints({ addTagTypes: ['Document', 'Counter'] })
  .injectEndpoints({
    endpoints: (builder) => ({
      getCounterEvents: builder.query<CounterEvents, { search: string }>({
        query: (params) => ({
          url: '/svc-admin/counter/events',
          method: 'GET',
          config: { params },
        }),
        keepUnusedDataFor: 0,
      }),
      getCounterEvent: builder.query<CounterEvent, number>({
        query: (id) => ({ url: `/svc-admin/counter/events/${id}`, method: 'GET' }),
        keepUnusedDataFor: 0,
        providesTags: ['Counter'],
      }),
      getTills: builder.query<Tills, void>({
        query: () => ({ url: '/svc-admin/counter/tills', method: 'GET' }),
        keepUnusedDataFor: 0,
        providesTags: ['Counter'],
      }),
      getClosedTills: builder.query<ClosedTills, number>({
        query: (page) => ({
          url: '/svc-admin/counter/tills/closed',
          method: 'GET',
          config: { params: { page } },
        }),
        keepUnusedDataFor: 0,
        providesTags: ['Counter'],
      }),
      openTill: builder.mutation<Tills, { opening: number }>({
        query: (data) => ({ url: '/svc-admin/counter/tills', method: 'POST', data }),
        invalidatesTags: ['Counter'],
      }),
      closeTill: builder.mutation<Till, { till: number; counted: number; expected: number }>({
        query: (data) => ({ url: '/svc-admin/counter/tills/close', method: 'POST', data }),
        invalidatesTags: ['Counter'],
      }),
      sell: builder.mutation<CounterSale, SaleInput>({
        query: (data) => ({ url: '/svc-admin/counter/sales', method: 'POST', data }),
        // What was refused may look different by now, too.
        invalidatesTags: ['Counter', 'Document'],
      }),
    }),
  });

export const {
  useGetCounterEventsQuery,
  useGetCounterEventQuery,
  useGetTillsQuery,
  useGetClosedTillsQuery,
  useLazyGetClosedTillsQuery,
  useOpenTillMutation,
  useCloseTillMutation,
  useSellMutation,
} = counterApi;
