import { adminApi } from '@strapi/strapi/admin';

/** An application password as the server tells of it; times as ISO 8601 texts. */
export interface ApplicationPassword {
  uuid: string;
  name: string;
  created: string;
  last_used: string | null;
  last_ip: string | null;
}

export interface PasswordList {
  items: ApplicationPassword[];
  total: number;
  perPage: number;
}

/** A user, by document id. */
interface OfUser {
  user: string;
}

const addressOf = (user: string) => `/svc-admin/users/${user}/application-passwords`;

const passwordApi = adminApi
  .enhanceEndpoints({ addTagTypes: ['ApplicationPassword'] })
  .injectEndpoints({
    endpoints: (builder) => ({
      getPasswords: builder.query<PasswordList, OfUser & { page: number }>({
        query: ({ user, page }) => ({
          url: addressOf(user),
          method: 'GET',
          config: { params: { page } },
        }),
        providesTags: ['ApplicationPassword'],
        // Uses show up without any change in the panel.
        keepUnusedDataFor: 0,
      }),
      createPassword: builder.mutation<
        ApplicationPassword & { password: string },
        OfUser & { name: string }
      >({
        query: ({ user, name }) => ({ url: addressOf(user), method: 'POST', data: { name } }),
        invalidatesTags: (made) => (made ? ['ApplicationPassword'] : []),
      }),
      revokePassword: builder.mutation<void, OfUser & { uuid: string }>({
        query: ({ user, uuid }) => ({ url: `${addressOf(user)}/${uuid}`, method: 'DELETE' }),
        // Also where it failed: somebody else may have revoked it before.
        invalidatesTags: ['ApplicationPassword'],
      }),
      revokeAllPasswords: builder.mutation<void, OfUser>({
        query: ({ user }) => ({ url: addressOf(user), method: 'DELETE' }),
        invalidatesTags: ['ApplicationPassword'],
      }),
    }),
  });

export const {
  useGetPasswordsQuery,
  useCreatePasswordMutation,
  useRevokePasswordMutation,
  useRevokeAllPasswordsMutation,
} = passwordApi;
