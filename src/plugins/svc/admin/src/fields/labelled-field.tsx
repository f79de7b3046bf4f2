import { Field, Flex } from '@strapi/design-system';
import { unstable_useContentManagerContext } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import type { InputProps } from './input-props';

interface Props extends Pick<InputProps, 'name' | 'label' | 'labelAction' | 'required'> {
  error?: string;
  /** What stands at the other end of the label's line. */
  beside?: ReactNode;
  children: ReactNode;
}

/** The help text alone. The hint that is handed to inputs begins with how many characters the database takes. */
function useHelp(name: string): string | undefined {
  const { layout } = unstable_useContentManagerContext();
  const metadatas = layout.edit.metadatas as Record<string, { description?: string } | undefined>;
  return metadatas[name]?.description;
}

/** An input with all that belongs to it: label, required mark, help, error. */
export function LabelledField({
  children,
  label,
  labelAction,
  name,
  required,
  error,
  beside,
}: Props) {
  return (
    <Field.Root name={name} required={required} error={error} hint={useHelp(name)}>
      <Flex justifyContent="space-between" alignItems="baseline" gap={2} wrap="wrap">
        <Field.Label action={labelAction}>{label}</Field.Label>
        {beside}
      </Flex>
      {children}
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
