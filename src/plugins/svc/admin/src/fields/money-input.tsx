import { Field, Typography } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { StoredMinor } from '../../../server/src/domain/money';
import { amountExamples, amountText, fromAmount, nothing } from '../shared/money';
import { useGetSiteSettingsQuery } from '../shared/svc-api';
import { useText } from '../shared/texts';
import type { InputProps } from './input-props';
import { LabelledField } from './labelled-field';

const noAmount = 'no-amount:';

function isNoAmount(value: StoredMinor): boolean {
  return typeof value === 'string' && value.startsWith(noAmount);
}

/** An amount of money with the decimals of the currency; the form has it in minor units. */
export default function MoneyInput({ placeholder, disabled, ...field }: InputProps) {
  const { value, error, onChange } = useField<StoredMinor | null | undefined>(field.name);
  const { value: currency } = useField<string | undefined>('currency');
  const { data: site } = useGetSiteSettingsQuery();
  const { example, most } = amountExamples();
  const text = useText();
  const [typed, setTyped] = useState<string | null>(null);
  const isEmpty = value === null || value === undefined || value === '';
  const isWrong = Boolean(typed) && fromAmount(typed ?? '') === null;
  const stored = isEmpty || isNoAmount(value) ? '' : amountText(value);

  const store = (input: string) => {
    setTyped(input);
    // What is no amount must not become none: the server refuses it, and nothing is saved.
    onChange(field.name, input.trim() === '' ? null : (fromAmount(input) ?? `${noAmount}${input}`));
  };
  return (
    <LabelledField
      {...field}
      error={isWrong ? text('fields.money.wrong', { example, most }) : error}
    >
      <Field.Input
        inputMode="decimal"
        value={typed ?? stored}
        placeholder={placeholder || nothing()}
        disabled={disabled}
        onChange={(event) => store(event.target.value)}
        // What is wrong stays to be seen; what is right is shown as it is stored.
        onBlur={() => !isWrong && setTyped(null)}
        endAction={
          <Typography variant="pi" textColor="neutral600">
            {currency ?? site?.currency}
          </Typography>
        }
      />
    </LabelledField>
  );
}
