import { Box, Dialog, Flex, IconButton, Typography } from '@strapi/design-system';
import { Trash } from '@strapi/icons';
import { ConfirmDialog } from '@strapi/strapi/admin';
import { readableDay } from '../../shared/instant';
import { type Say, useText } from './texts';
import { useNotifyOutcome } from '../../shared/use-notify-outcome';
import { type ApplicationPassword, useRevokePasswordMutation } from './api';

interface Props {
  user: string;
  passwords: ApplicationPassword[];
  canRevoke: boolean;
  onRevoked: (uuid: string) => void;
}

/** Days only: a use is noted once a day. */
function lastUse(say: Say, { last_used: lastUsed, last_ip: address }: ApplicationPassword): string {
  if (!lastUsed) return say('passwords.unused');
  const day = readableDay(lastUsed);
  return address ? say('passwords.usedFrom', { day, address }) : say('passwords.used', { day });
}

function RevokeButton({ name, onConfirm }: { name: string; onConfirm: () => Promise<void> }) {
  const text = useText();
  return (
    <Dialog.Root>
      <Dialog.Trigger>
        <IconButton label={text('passwords.revoke', { name })} variant="ghost">
          <Trash />
        </IconButton>
      </Dialog.Trigger>
      <ConfirmDialog title={text('passwords.revoke.title')} onConfirm={onConfirm}>
        {text('passwords.revoke.explain', { name })}
      </ConfirmDialog>
    </Dialog.Root>
  );
}

export function PasswordList({ user, passwords, canRevoke, onRevoked }: Props) {
  const [revoke] = useRevokePasswordMutation();
  const tell = useNotifyOutcome();
  const text = useText();
  const revokeOne = async (uuid: string) => {
    const result = await revoke({ user, uuid });
    tell(result, text('passwords.revoked'));
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
              {text('passwords.created', { day: readableDay(password.created) })}
            </Typography>
            <Typography
              tag="p"
              variant="pi"
              textColor="neutral600"
              style={{ overflowWrap: 'anywhere' }}
            >
              {lastUse(text, password)}
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
