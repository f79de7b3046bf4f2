import { Checkbox, Field, Flex } from '@strapi/design-system';
import type { Choice } from './actions';

interface Props {
  choice: Choice;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
}

/** What may be ticked in a question. */
export function ChoiceBox({ choice: { name, label, hint }, isTicked, onTick }: Props) {
  return (
    <Field.Root name={name} hint={hint}>
      <Flex direction="column" alignItems="flex-start" gap={1}>
        <Checkbox checked={isTicked} onCheckedChange={(ticked) => onTick(ticked === true)}>
          {label}
        </Checkbox>
        <Field.Hint />
      </Flex>
    </Field.Root>
  );
}
