import { Field } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import type { InputProps } from './input-props';
import { LabelledField } from './labelled-field';

/** An address on one line, although the database has it as a long text. */
export default function WebAddressInput({ placeholder, disabled, ...field }: InputProps) {
  const { value, error, onChange } = useField<string | null>(field.name);
  return (
    <LabelledField {...field} error={error}>
      <Field.Input
        type="url"
        value={value ?? ''}
        placeholder={placeholder}
        disabled={disabled}
        onChange={(event) => onChange(field.name, event.target.value.trim() || null)}
      />
    </LabelledField>
  );
}
