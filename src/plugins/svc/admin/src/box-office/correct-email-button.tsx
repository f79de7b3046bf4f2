import { Field, Flex, Typography } from '@strapi/design-system';
import { Pencil } from '@strapi/icons';
import { useRef, useState } from 'react';
import { isErased, walkInEmail } from '../../../server/src/contract/erased';
import { confirmable } from '../../../server/src/contract/order-status';
import type { OrderDocument } from '../shared/box-office';
import { reasonAlone } from '../shared/reason-alone';
import { useText } from '../shared/texts';
import { type Refusal, useBoxOffice, useCan } from '../shared/use-box-office';
import { ConfirmButton } from './confirm-button';

/** Whether mails of the order go anywhere, or could. */
function isCorrectable({ orderStatus, buyerEmail }: OrderDocument): boolean {
  const getsMails = orderStatus !== undefined && confirmable.includes(orderStatus);
  return getsMails && buyerEmail !== undefined && !isErased(buyerEmail);
}

/** Gives an order another address, which gets its tickets at once. */
export function CorrectEmailButton({ order }: { order: OrderDocument }) {
  const { documentId, buyerEmail = '' } = order;
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<Refusal>({});
  const isAllowed = useCan('correctEmail');
  const act = useBoxOffice();
  const text = useText();
  if (!isAllowed || !isCorrectable(order)) return null;
  const begin = () => {
    setTyped(buyerEmail === walkInEmail ? '' : buyerEmail);
    setRefusal({});
  };
  const correct = async () => {
    const request = { path: `orders/${documentId}/email`, email: typed.trim(), before: buyerEmail };
    const outcome = await act(request, text('correctEmail.done'));
    setRefusal(outcome.refusal);
    return outcome.isDone;
  };
  return (
    <ConfirmButton
      label={text('correctEmail.action')}
      icon={<Pencil />}
      variant="secondary"
      firstField={field}
      onAsk={begin}
      onConfirm={correct}
    >
      <Flex direction="column" alignItems="stretch" gap={4} width="100%">
        <Field.Root name="email" error={reasonAlone(refusal.email)}>
          <Field.Label>{text('correctEmail.label')}</Field.Label>
          <Field.Input
            ref={field}
            type="email"
            value={typed}
            maxLength={254}
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
          />
          <Field.Error />
        </Field.Root>
        <Typography>{text('correctEmail.explain')}</Typography>
      </Flex>
    </ConfirmButton>
  );
}
