import { Box, Dialog, Flex, IconButton, Typography } from '@strapi/design-system';
import { Trash } from '@strapi/icons';
import { ConfirmDialog } from '@strapi/strapi/admin';
import { readableDay } from '../../shared/instant';
import { useNotifyOutcome } from '../../shared/use-notify-outcome';
import { type ApplicationPassword, useRevokePasswordMutation } from './api';

interface Props {
  user: string;
  passwords: ApplicationPassword[];
  canRevoke: boolean;
  onRevoked: (uuid: string) => void;
}

/** Days only: a use is noted once a day. */
function lastUse({ last_used: lastUsed, last_ip: lastIp }: ApplicationPassword): string {
  if (!lastUsed) return 'Never used';
  return `Last used ${readableDay(lastUsed)}${lastIp ? ` from ${lastIp}` : ''}`;
}

function RevokeButton({ name, onConfirm }: { name: string; onConfirm: () => Promise<void> }) {
  return (
    <Dialog.Root>
      <Dialog.Trigger>
        <IconButton label={`Revoke ${name}`} variant="ghost">
          <Trash />
        </IconButton>
      </Dialog.Trigger>
      <ConfirmDialog title="Revoke application password" onConfirm={onConfirm}>
        {`“${name}” will not be able to sign in any more.`}
      </ConfirmDialog>
    </Dialog.Root>
  );
}

export function PasswordList({ user, passwords, canRevoke, onRevoked }: Props) {
  const [revoke] = useRevokePasswordMutation();
  const tell = useNotifyOutcome();
  const revokeOne = async (uuid: string) => {
    const result = await revoke({ user, uuid });
    tell(result, 'The application password is revoked.');
    if (!('error' in result)) onRevoked(uuid);
  };
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
      {passwords.map((password) => (
        <Flex key={password.uuid} tag="li" justifyContent="space-between" gap={2}>
          <Box minWidth={0}>
            <Typography tag="p" fontWeight="bold" style={{ overflowWrap: 'anywhere' }}>
              {password.name}
            </Typography>
            <Typography tag="p" variant="pi" textColor="neutral600">
              Created {readableDay(password.created)}
            </Typography>
            <Typography
              tag="p"
              variant="pi"
              textColor="neutral600"
              style={{ overflowWrap: 'anywhere' }}
            >
              {lastUse(password)}
            </Typography>
          </Box>
          {canRevoke && (
            <RevokeButton name={password.name} onConfirm={() => revokeOne(password.uuid)} />
          )}
        </Flex>
      ))}
    </Flex>
  );
}
