import { Flex, Radio, Typography } from '@strapi/design-system';
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

function optionsFor({ isPublishing, isTyped, hasCommon, hasOtherRelations }: Props): Option[] {
  const done = isPublishing ? 'published' : 'saved';
  const spared = hasOtherRelations ? ', except in relations that you did not touch' : '';
  const onto = `Your changes are ${done} on top of the newest version.`;
  return [
    {
      value: 'both',
      label: isTyped ? 'Keep both' : 'Go on with the newest version',
      consequence: isTyped
        ? `${onto}${hasCommon ? ' Where both changed the same field, yours is kept.' : ''}`
        : `It is ${done} as it is now.`,
    },
    {
      value: 'mine',
      label: 'Overwrite',
      consequence: `Your form is ${done} as it stands. What was changed meanwhile is lost${spared}.`,
    },
    {
      value: 'theirs',
      label: 'Take the newest version',
      consequence: `The form shows it. Nothing is ${done}, and your own changes are dropped.`,
    },
  ];
}

/** What may become of the form, and what each way leads to. */
export function ConflictChoices(props: Props) {
  const { chosen, onChoose } = props;
  return (
    <Radio.Group
      aria-label="What to do"
      value={chosen ?? ''}
      onValueChange={(value) => onChoose(value as ConflictResolution)}
    >
      {optionsFor(props).map(({ value, label, consequence }) => (
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
