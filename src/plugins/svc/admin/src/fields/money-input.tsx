import { Field, Typography } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { useState } from 'react';
import { formatMinor, type StoredMinor } from '../../../server/src/domain/money';
import { fromAmount } from '../shared/money';
import { useGetSiteSettingsQuery } from '../shared/svc-api';
import type { InputProps } from './input-props';
import { LabelledField } from './labelled-field';

const noAmount = 'no amount: ';

function isNoAmount(value: StoredMinor): boolean {
  return typeof value === 'string' && value.startsWith(noAmount);
}

/** An amount of money with two decimals; the form has it in minor units. */
export default function MoneyInput({ placeholder = '0.00', disabled, ...field }: InputProps) {
  const { value, error, onChange } = useField<StoredMinor | null | undefined>(field.name);
  const { value: currency } = useField<string | undefined>('currency');
  const { data: site } = useGetSiteSettingsQuery();
  const [typed, setTyped] = useState<string | null>(null);
  const isEmpty = value === null || value === undefined || value === '';
  const isWrong = Boolean(typed) && fromAmount(typed ?? '') === null;
  const stored = isEmpty || isNoAmount(value) ? '' : formatMinor(value);

  const store = (text: string) => {
    setTyped(text);
    // What is no amount must not become none: the server refuses it, and nothing is saved.
    onChange(field.name, text.trim() === '' ? null : (fromAmount(text) ?? `${noAmount}${text}`));
  };
  return (
    <LabelledField
      {...field}
      error={isWrong ? 'An amount looks like 12.50, up to 999999.99.' : error}
    >
      <Field.Input
        inputMode="decimal"
        value={typed ?? stored}
        placeholder={placeholder || '0.00'}
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
