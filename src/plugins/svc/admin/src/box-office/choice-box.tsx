import { Checkbox, Field, Flex } from '@strapi/design-system';
import { useText } from '../shared/texts';
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
  const text = useText();
  return (
    <Field.Root name={name} hint={text(hint)} error={error}>
      <Flex direction="column" alignItems="flex-start" gap={1}>
        <Checkbox checked={isTicked} onCheckedChange={(ticked) => onTick(ticked === true)}>
          {text(label)}
        </Checkbox>
        <Field.Hint />
        <Field.Error />
      </Flex>
    </Field.Root>
  );
}
