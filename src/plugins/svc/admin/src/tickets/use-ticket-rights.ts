import { useAllowed } from '../shared/use-allowed';

const rights = ['read', 'create', 'update', 'delete'].map((action) => ({
  action: `plugin::content-manager.explorer.${action}`,
  subject: 'plugin::svc.ticket',
}));

/** What a role lets an administrator do with tickets in the Content Manager. */
export function useTicketRights() {
  const { canRead, canCreate, canUpdate, canDelete } = useAllowed(rights);
  return {
    canRead: Boolean(canRead),
    canCreate: Boolean(canCreate),
    canUpdate: Boolean(canUpdate),
    canDelete: Boolean(canDelete),
  };
}
