import { Box, Flex, Typography } from '@strapi/design-system';
import { Badge } from '../shared/badge';
import type { ChangedField } from './changed-fields';

function Value({ label, text }: { label: string; text: string }) {
  return (
    <Flex gap={2} alignItems="baseline">
      <Typography variant="pi" textColor="neutral600" style={{ flex: '0 0 4.5rem' }}>
        {label}
      </Typography>
      <Typography
        textColor={text ? 'neutral800' : 'neutral600'}
        style={{ overflowWrap: 'anywhere' }}
      >
        {text || 'empty'}
      </Typography>
    </Flex>
  );
}

function Change({ label, values, isCommon }: ChangedField) {
  return (
    <Flex direction="column" alignItems="stretch" gap={1}>
      <Flex gap={2} wrap="wrap">
        <Typography fontWeight="bold">{label}</Typography>
        {isCommon && <Badge label="You changed it, too" variant="warning" />}
      </Flex>
      {values ? (
        <>
          <Value label="Then" text={values.then} />
          <Value label="Now" text={values.now} />
          {values.yours !== null && <Value label="Yours" text={values.yours} />}
        </>
      ) : (
        <Typography textColor="neutral600">It has changed.</Typography>
      )}
    </Flex>
  );
}

/** What is no longer as the form was loaded. */
export function ConflictChanges({ fields }: { fields: ChangedField[] }) {
  if (fields.length === 0)
    return <Typography>It was saved again; no field of this form has changed.</Typography>;
  return (
    <Flex
      tag="ul"
      direction="column"
      alignItems="stretch"
      background="neutral100"
      hasRadius
      padding={4}
      gap={4}
    >
      {fields.map((field) => (
        <Box tag="li" key={field.name}>
          <Change {...field} />
        </Box>
      ))}
    </Flex>
  );
}
