import { Button, Dialog } from '@strapi/design-system';
import { ConfirmDialog } from '@strapi/strapi/admin';
import { useNotifyOutcome } from '../../shared/use-notify-outcome';
import { useRevokeAllPasswordsMutation } from './api';

export function RevokeAll({ user, onRevoked }: { user: string; onRevoked: () => void }) {
  const [revokeAll, { isLoading }] = useRevokeAllPasswordsMutation();
  const tell = useNotifyOutcome();
  const revoke = async () => {
    const result = await revokeAll({ user });
    tell(result, 'All application passwords of the user are revoked.');
    if (!('error' in result)) onRevoked();
  };
  return (
    <Dialog.Root>
      <Dialog.Trigger>
        <Button fullWidth variant="danger-light" loading={isLoading}>
          Revoke all
        </Button>
      </Dialog.Trigger>
      <ConfirmDialog title="Revoke all application passwords" onConfirm={revoke}>
        No program will be able to sign in as this user any more. The account’s own password stays.
      </ConfirmDialog>
    </Dialog.Root>
  );
}
