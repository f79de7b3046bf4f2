import { Button, Field, Flex, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { unitsOf } from '../../../server/src/domain/money';
import { amountExamples, fromAmount } from '../shared/money';
import { useText } from './texts';

interface AmountFormProps {
  label: string;
  button: string;
  currency: string;
  isBusy: boolean;
  onAmount: (units: number) => Promise<void>;
}

/** One amount of money, and a button that takes it. */
export function AmountForm({ label, button, currency, isBusy, onAmount }: AmountFormProps) {
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const text = useText();
  const submit = async () => {
    const amount = fromAmount(typed);
    setIsWrong(amount === null);
    if (amount !== null) await onAmount(unitsOf(amount));
  };
  return (
    <Flex
      tag="form"
      noValidate
      direction="column"
      alignItems="stretch"
      gap={3}
      onSubmit={(submitted: { preventDefault(): void }) => {
        submitted.preventDefault();
        void submit();
      }}
    >
      <Field.Root name="amount" error={isWrong ? text('till.wrong', amountExamples()) : undefined}>
        <Field.Label>{label}</Field.Label>
        <Field.Input
          inputMode="decimal"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          endAction={<Typography textColor="neutral600">{currency}</Typography>}
        />
        <Field.Error />
      </Field.Root>
      <Button type="submit" variant="secondary" loading={isBusy}>
        {button}
      </Button>
    </Flex>
  );
}
