import { Field, Flex, Textarea, Typography } from '@strapi/design-system';
import { type ReactNode, useState } from 'react';
import type { RefundDocument } from '../shared/box-office';
import { type Say, type TextId, useText } from '../shared/texts';
import { useBoxOffice, useCan } from '../shared/use-box-office';
import { ConfirmButton } from './confirm-button';
import { TillChoice } from './money-dialogs';
import { useTillMeans } from './use-till-means';

export interface Decision {
  label: TextId;
  icon: ReactNode;
  variant: 'default' | 'danger-light';
  question: (say: Say) => string;
  success: TextId;
  /** Whether somebody hands money over. */
  isByHand?: boolean;
  /** The last part of the address. */
  verb: 'approve' | 'reject';
}

/** Decides a request that waits, with notes for the office; those that are there already can be added to. */
export function DecideButton({
  request,
  decision,
}: {
  request: RefundDocument;
  decision: Decision;
}) {
  const [notes, setNotes] = useState(request.adminNotes ?? '');
  const isAllowed = useCan('decideRefund');
  const { isByHand = false } = decision;
  const till = useTillMeans(isByHand && isAllowed, request.details?.paidBy);
  const act = useBoxOffice();
  const text = useText();
  if (!isAllowed || request.requestStatus !== 'pending') return null;
  const { label, icon, variant, question, success, verb } = decision;
  const path = `refund-requests/${request.documentId}/${verb}`;
  return (
    <ConfirmButton
      label={text(label)}
      icon={icon}
      variant={variant}
      isWaiting={till.isChecking}
      onAsk={till.check}
      onConfirm={async () => (await act({ path, notes, ...till.sent }, text(success))).isDone}
    >
      <Flex direction="column" alignItems="stretch" gap={4} width="100%">
        <Typography textAlign="center">{question(text)}</Typography>
        {isByHand && <TillChoice {...till} />}
        <Field.Root name="notes" hint={text('decide.notes.hint')}>
          <Field.Label>{text('decide.notes')}</Field.Label>
          <Textarea
            value={notes}
            maxLength={10_000}
            onChange={(event) => setNotes(event.target.value)}
          />
          <Field.Hint />
        </Field.Root>
      </Flex>
    </ConfirmButton>
  );
}
