import { Button, Dialog } from '@strapi/design-system';
import { ConfirmDialog } from '@strapi/strapi/admin';
import { useText } from './texts';
import { useNotifyOutcome } from '../../shared/use-notify-outcome';
import { useRevokeAllPasswordsMutation } from './api';

export function RevokeAll({ user, onRevoked }: { user: string; onRevoked: () => void }) {
  const [revokeAll, { isLoading }] = useRevokeAllPasswordsMutation();
  const tell = useNotifyOutcome();
  const text = useText();
  const revoke = async () => {
    const result = await revokeAll({ user });
    tell(result, text('passwords.allRevoked'));
    if (!('error' in result)) onRevoked();
  };
  return (
    <Dialog.Root>
      <Dialog.Trigger>
        <Button fullWidth variant="danger-light" loading={isLoading}>
          {text('passwords.revokeAll')}
        </Button>
      </Dialog.Trigger>
      <ConfirmDialog title={text('passwords.revokeAll.title')} onConfirm={revoke}>
        {text('passwords.revokeAll.explain')}
      </ConfirmDialog>
    </Dialog.Root>
  );
}
