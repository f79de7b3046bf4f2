import { Box, Flex, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
import { Badge } from '../shared/badge';
import { useText } from './texts';
import type { ChangedField } from './changed-fields';

/** The versions of a value, as many beside each other as there is room for. */
const Versions = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr));
  gap: 0.8rem 1.6rem;
`;

function Value({ label, text }: { label: string; text: string }) {
  const say = useText();
  return (
    <Flex direction="column" alignItems="stretch" gap={1}>
      <Typography variant="pi" textColor="neutral600">
        {label}
      </Typography>
      <Typography
        textColor={text ? 'neutral800' : 'neutral600'}
        style={{ overflowWrap: 'anywhere' }}
      >
        {text || say('conflict.empty')}
      </Typography>
    </Flex>
  );
}

/** What the two versions are called. */
export interface VersionWords {
  then: string;
  now: string;
}

function Change({ label, values, isCommon, words }: ChangedField & { words: VersionWords }) {
  const say = useText();
  return (
    <Flex direction="column" alignItems="stretch" gap={1}>
      <Flex gap={2} wrap="wrap">
        <Typography fontWeight="bold">{label}</Typography>
        {isCommon && <Badge label={say('conflict.youToo')} variant="warning" />}
      </Flex>
      {values ? (
        <Versions>
          <Value label={words.then} text={values.then} />
          <Value label={words.now} text={values.now} />
          {values.yours !== null && <Value label={say('conflict.yours')} text={values.yours} />}
        </Versions>
      ) : (
        <Typography textColor="neutral600">{say('conflict.hasChanged')}</Typography>
      )}
    </Flex>
  );
}

/** What is no longer as the form was loaded. */
export function ConflictChanges({
  fields,
  words,
}: {
  fields: ChangedField[];
  words?: VersionWords;
}) {
  const say = useText();
  const called = words ?? { then: say('conflict.then'), now: say('conflict.now') };
  if (fields.length === 0) return <Typography>{say('conflict.noField')}</Typography>;
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
          <Change {...field} words={called} />
        </Box>
      ))}
    </Flex>
  );
}
