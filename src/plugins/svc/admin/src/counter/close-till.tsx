import { Button, Dialog } from '@strapi/design-system';
import { ConfirmDialog } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { Till } from '../../../server/src/contract/counter';
import { minor, minus, noMoney, unitsOf } from '../../../server/src/domain/money';
import { useText } from './texts';
import { AmountForm } from './amount-form';
import { moneyText } from '../shared/money';

interface CloseTillProps {
  till: Till;
  isBusy: boolean;
  onClose: (counted: number) => Promise<void>;
}

/** The difference between what was typed and what should be in the till; null where nothing is to be asked. */
function differenceOf(counted: number | null, { expected }: Till) {
  if (counted === null) return null;
  const difference = minus(minor(counted), minor(expected));
  return difference === noMoney ? null : difference;
}

/** Takes what was counted. A slip of the finger cannot be taken back: a difference is asked about first. */
export function CloseTill({ till, isBusy, onClose }: CloseTillProps) {
  const [counted, setCounted] = useState<number | null>(null);
  const text = useText();
  const difference = differenceOf(counted, till);
  const amount = difference === null ? '' : moneyText(difference, till.currency);
  const close = async () => {
    setCounted(null);
    if (counted !== null) await onClose(counted);
  };
  const take = async (units: number) => {
    if (unitsOf(minor(till.expected)) === units) await onClose(units);
    else setCounted(units);
  };
  return (
    <>
      <AmountForm
        label={text('till.counted')}
        button={text('till.close')}
        currency={till.currency}
        isBusy={isBusy}
        onAmount={take}
      />
      <Dialog.Root open={difference !== null} onOpenChange={() => setCounted(null)}>
        <ConfirmDialog
          title={text('till.close')}
          endAction={
            <Dialog.Action>
              <Button fullWidth variant="danger-light" onClick={() => void close()}>
                {text('till.close')}
              </Button>
            </Dialog.Action>
          }
        >
          {text('till.closeWithDifference', { amount })}
        </ConfirmDialog>
      </Dialog.Root>
    </>
  );
}
