import { eventUid } from '../shared/event-uid';
import { useAllowed } from '../shared/use-allowed';
import type { BarAction } from './bar-actions';

const permissions = ['create', 'update', 'delete', 'publish'].map((action) => ({
  action: `plugin::content-manager.explorer.${action}`,
  subject: eventUid,
}));

/** What of the page's actions a role may ever do; the server looks at each event. */
export function useEventRights(): Record<BarAction, boolean> {
  const { canCreate, canUpdate, canDelete, canPublish } = useAllowed(permissions);
  return {
    feature: Boolean(canUpdate),
    unfeature: Boolean(canUpdate),
    review: Boolean(canUpdate),
    move: Boolean(canUpdate),
    publish: Boolean(canPublish),
    unpublish: Boolean(canPublish),
    trash: Boolean(canDelete),
    restore: Boolean(canDelete),
    delete: Boolean(canDelete),
    duplicate: Boolean(canCreate),
  };
}
