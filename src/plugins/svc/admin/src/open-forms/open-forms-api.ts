import { adminApi } from '@strapi/strapi/admin';
import type { OtherEditor } from '../../../server/src/contract/open-forms';
import type { Thing } from '../shared/svc-api';

const addressOf = ({ uid, documentId }: Thing) => `/svc-admin/open-forms/${uid}/${documentId}`;

const openFormsApi = adminApi.injectEndpoints({
  endpoints: (builder) => ({
    /** Says that it is open here, and hears who else has it open. */
    tellOpen: builder.mutation<{ editors: OtherEditor[] }, Thing>({
      query: (thing) => ({ url: addressOf(thing), method: 'POST' }),
    }),
    tellClosed: builder.mutation<unknown, Thing>({
      query: (thing) => ({ url: addressOf(thing), method: 'DELETE' }),
    }),
  }),
});

export const { useTellOpenMutation, useTellClosedMutation } = openFormsApi;
