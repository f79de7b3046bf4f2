import { permissionChecker } from '../host/content-manager';
import { contentManagerRequest } from '../host/content-manager-request';
import { queryEngine, withCreator } from '../host/query-engine';
import { previewAddress } from '../resources/event/preview-link';

/*
 * The host's preview shows the draft of an event in the service's own page. The host asks for its address with nothing but
 * a session of the panel: who may not see the event gets none.
 */

const uid = 'plugin::svc.event';

type Handler = (uid: string, params: { documentId?: string }) => unknown;

interface PreviewConfig {
  enabled?: boolean;
  config?: { handler?: Handler; allowedOrigins?: string[] };
}

async function findAddress(documentId: string): Promise<string | undefined> {
  const userAbility: unknown = contentManagerRequest()?.state.userAbility;
  const event = await queryEngine(uid).findOne({
    where: { documentId, publishedAt: null, trashedAt: null },
    populate: withCreator,
  });
  if (!event || !userAbility) return undefined;
  const isHidden = permissionChecker(userAbility, uid).cannot.read(event);
  return isHidden ? undefined : previewAddress(documentId);
}

/** A project that has previews of its own keeps them, and comes first; one that has switched previews off has none. */
export function previewEvents(): void {
  const own = (strapi.config.get('admin.preview') ?? {}) as PreviewConfig;
  if (own.enabled === false) return;
  const handler: Handler = async (type, params) => {
    const address = await own.config?.handler?.(type, params);
    if (address || type !== uid || !params.documentId) return address;
    return findAddress(params.documentId);
  };
  strapi.config.set('admin.preview', { ...own, enabled: true, config: { ...own.config, handler } });
}
