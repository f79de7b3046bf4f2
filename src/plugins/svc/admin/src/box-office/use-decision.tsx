import { Field, Flex, Textarea } from '@strapi/design-system';
import { type ReactNode, useState } from 'react';
import type { RefundDocument } from '../shared/box-office';
import { type Say, type TextId, useText } from '../shared/texts';
import { useBoxOffice, useCan } from '../shared/use-box-office';
import { TillChoice } from './money-dialogs';
import { nameOfRequest } from './named';
import { Question } from './question';
import { useTillMeans } from './use-till-means';

/** One of the two ways in which a request for a refund is decided. */
export interface Decision {
  label: TextId;
  icon: ReactNode;
  variant: 'default' | 'danger-light';
  question: (say: Say, request: RefundDocument) => string;
  success: (request: RefundDocument) => TextId;
  /** Whether somebody hands money over. */
  isByHand: (request: RefundDocument) => boolean;
  /** The last part of the address. */
  verb: 'approve' | 'reject';
}

/** Nothing, where no request waits or it is not for this administrator to decide. */
interface Asked {
  /** What is asked before, with notes for the office; those that are there already can be added to. */
  question: ReactNode;
  isWaiting: boolean;
  onAsk: () => void;
  decide: () => Promise<boolean>;
}

const none: RefundDocument = { documentId: '' };

export function useDecision(decision: Decision, shown: RefundDocument | undefined): Asked | null {
  const request = shown ?? none;
  const [notes, setNotes] = useState(request.adminNotes ?? '');
  const isAllowed = useCan('decideRefund');
  const isOffered = isAllowed && request.requestStatus === 'pending';
  const isByHand = decision.isByHand(request);
  const till = useTillMeans(isByHand && isOffered, request.details?.paidBy);
  const act = useBoxOffice();
  const text = useText();
  if (!isOffered) return null;
  const path = `refund-requests/${request.documentId}/${decision.verb}`;
  return {
    question: (
      <Flex direction="column" alignItems="stretch" gap={4} width="100%">
        <Question named={nameOfRequest(request, text)}>{decision.question(text, request)}</Question>
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
    ),
    isWaiting: till.isChecking,
    onAsk: till.check,
    decide: async () => {
      const sent = { path, notes, ...till.sent };
      return (await act(sent, text(decision.success(request)))).isDone;
    },
  };
}
