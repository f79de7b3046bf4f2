import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { Duplicate } from '@strapi/icons';
import { useClipboard, useNotification } from '@strapi/strapi/admin';

interface Props {
  name: string;
  password: string;
  onDismiss: () => void;
}

/** The one time that a password is shown. */
export function NewPassword({ name, password, onDismiss }: Props) {
  const { copy } = useClipboard();
  const { toggleNotification } = useNotification();
  const copyPassword = async () => {
    const isCopied = await copy(password);
    toggleNotification(
      isCopied
        ? { type: 'success', message: 'Copied.' }
        : { type: 'warning', message: 'The browser does not let us copy: select the password.' },
    );
  };
  return (
    <Box
      role="group"
      aria-label="New application password"
      background="success100"
      borderColor="success200"
      hasRadius
      padding={3}
    >
      <Flex direction="column" alignItems="stretch" gap={3}>
        <Typography style={{ overflowWrap: 'anywhere' }}>
          The password of <strong>{name}</strong>:
        </Typography>
        <Typography
          tag="code"
          variant="delta"
          textAlign="center"
          style={{ fontFamily: 'monospace', wordSpacing: '0.25em' }}
        >
          {password}
        </Typography>
        <Typography variant="pi">Copy it now: it will not be shown again.</Typography>
        <Flex gap={2}>
          <Button
            variant="success-light"
            startIcon={<Duplicate />}
            onClick={() => void copyPassword()}
          >
            Copy
          </Button>
          <Button variant="tertiary" onClick={onDismiss}>
            Dismiss
          </Button>
        </Flex>
      </Flex>
    </Box>
  );
}
