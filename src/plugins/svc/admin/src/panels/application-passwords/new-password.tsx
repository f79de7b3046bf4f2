import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { Duplicate } from '@strapi/icons';
import { useClipboard, useNotification } from '@strapi/strapi/admin';
import { useText } from './texts';

interface Props {
  name: string;
  password: string;
  onDismiss: () => void;
}

/** The one time that a password is shown. */
export function NewPassword({ name, password, onDismiss }: Props) {
  const text = useText();
  const { copy } = useClipboard();
  const { toggleNotification } = useNotification();
  const copyPassword = async () => {
    const isCopied = await copy(password);
    toggleNotification(
      isCopied
        ? { type: 'success', message: text('passwords.copied') }
        : { type: 'warning', message: text('passwords.notCopied') },
    );
  };
  return (
    <Box
      role="group"
      aria-label={text('passwords.new')}
      background="success100"
      borderColor="success200"
      hasRadius
      padding={3}
    >
      <Flex direction="column" alignItems="stretch" gap={3}>
        <Typography style={{ overflowWrap: 'anywhere' }}>
          {text('passwords.of')} <strong>{name}</strong>:
        </Typography>
        <Typography
          tag="code"
          variant="delta"
          textAlign="center"
          style={{ fontFamily: 'monospace', wordSpacing: '0.25em' }}
        >
          {password}
        </Typography>
        <Typography variant="pi">{text('passwords.once')}</Typography>
        <Flex gap={2}>
          <Button
            variant="success-light"
            startIcon={<Duplicate />}
            onClick={() => void copyPassword()}
          >
            {text('passwords.copy')}
          </Button>
          <Button variant="tertiary" onClick={onDismiss}>
            {text('passwords.dismiss')}
          </Button>
        </Flex>
      </Flex>
    </Box>
  );
}
