import { adminApi } from '@strapi/strapi/admin';

const htmlPreviewApi = adminApi.injectEndpoints({
  endpoints: (builder) => ({
    /** HTML as it would be saved, and whether that is less than what was typed. */
    getHtmlPreview: builder.query<{ html: string; removed: boolean }, string>({
      query: (html) => ({ url: '/svc-admin/html/preview', method: 'POST', data: { html } }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useGetHtmlPreviewQuery } = htmlPreviewApi;
