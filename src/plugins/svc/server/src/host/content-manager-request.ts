/** The request being served, where it came from the Content Manager. */
export function contentManagerRequest() {
  const ctx = strapi.requestContext.get();
  return ctx?.path.startsWith('/content-manager/') ? ctx : undefined;
}
