import { Flex, Radio, Typography } from '@strapi/design-system';
import { type Say, useText } from './texts';
import type { Choice } from './pending-conflict';

export type ConflictResolution = Exclude<Choice, 'cancel'>;

interface Props {
  isPublishing: boolean;
  /** Whether anything was changed in the form. */
  isTyped: boolean;
  /** Whether the same field was changed twice. */
  hasCommon: boolean;
  /** Whether a relation was changed that was not touched in the form. */
  hasOtherRelations: boolean;
  chosen: ConflictResolution | null;
  onChoose: (choice: ConflictResolution) => void;
}

interface Option {
  value: ConflictResolution;
  label: string;
  consequence: string;
}

function optionsFor(say: Say, props: Props): Option[] {
  const { isPublishing, isTyped, hasCommon, hasOtherRelations } = props;
  const done = isPublishing ? 'published' : 'saved';
  const spared = hasOtherRelations ? 'relations' : 'nothing';
  const onto = [say('conflict.both.then', { done }), hasCommon && say('conflict.both.common')];
  return [
    {
      value: 'both',
      label: say(isTyped ? 'conflict.both' : 'conflict.goOn'),
      consequence: isTyped ? onto.filter(Boolean).join(' ') : say('conflict.goOn.then', { done }),
    },
    {
      value: 'mine',
      label: say('conflict.mine'),
      consequence: say('conflict.mine.then', { done, spared }),
    },
    {
      value: 'theirs',
      label: say('conflict.theirs'),
      consequence: say('conflict.theirs.then', { done }),
    },
  ];
}

/** What may become of the form, and what each way leads to. */
export function ConflictChoices(props: Props) {
  const { chosen, onChoose } = props;
  const say = useText();
  return (
    <Radio.Group
      aria-label={say('conflict.choices')}
      value={chosen ?? ''}
      onValueChange={(value) => onChoose(value as ConflictResolution)}
    >
      {optionsFor(say, props).map(({ value, label, consequence }) => (
        <Flex key={value} direction="column" alignItems="stretch" gap={1} paddingBottom={2}>
          <Radio.Item value={value} aria-describedby={`conflict-${value}`}>
            <Typography fontWeight="semiBold">{label}</Typography>
          </Radio.Item>
          <Typography id={`conflict-${value}`} textColor="neutral600" paddingLeft={7}>
            {consequence}
          </Typography>
        </Flex>
      ))}
    </Radio.Group>
  );
}
