import { contentManagerRequest } from '../host/content-manager-request';
import { useDocumentMiddleware } from '../host/strapi';

/** The host reads for each row of a list which translations it has; none of the service's own types is translated. */
export function skipTranslations(): void {
  useDocumentMiddleware((call, next) => {
    const { populate } = call.params;
    const isOurs = call.action === 'findMany' && call.uid.startsWith('plugin::svc.');
    const isList =
      isOurs && contentManagerRequest()?.path === `/content-manager/collection-types/${call.uid}`;
    if (isList && populate && typeof populate === 'object' && !Array.isArray(populate)) {
      const { localizations: _, ...others } = populate as Record<string, unknown>;
      call.params.populate = others;
    }
    return next();
  });
}
