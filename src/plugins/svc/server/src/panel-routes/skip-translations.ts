import { contentManagerRequest } from '../host/content-manager-request';
import { useDocumentMiddleware } from '../host/strapi';

/** None of the service's own types is translated; the host reads for each row of a list which translations it has. */
export function skipTranslations(): void {
  useDocumentMiddleware((call, next) => {
    const { populate } = call.params;
    const isOurs = call.action === 'findMany' && call.uid.startsWith('plugin::svc.');
    if (isOurs && populate && typeof populate === 'object' && contentManagerRequest()) {
      const { localizations: _, ...others } = populate as Record<string, unknown>;
      call.params.populate = others;
    }
    return next();
  });
}
