import { Checkbox, Field, Flex } from '@strapi/design-system';
import type { Choice } from './actions';

interface Props {
  choice: Choice;
  isTicked: boolean;
  /** Why it was refused without, or with, the tick. */
  error?: string;
  onTick: (isTicked: boolean) => void;
}

/** What may be ticked in a question. */
export function ChoiceBox({ choice: { name, label, hint }, isTicked, error, onTick }: Props) {
  return (
    <Field.Root name={name} hint={hint} error={error}>
      <Flex direction="column" alignItems="flex-start" gap={1}>
        <Checkbox checked={isTicked} onCheckedChange={(ticked) => onTick(ticked === true)}>
          {label}
        </Checkbox>
        <Field.Hint />
        <Field.Error />
      </Flex>
    </Field.Root>
  );
}
