import { Button, Field, Flex, Loader, Modal, Textarea, Typography } from '@strapi/design-system';
import { useState } from 'react';
import type { RefundOffer } from '../../../server/src/contract/box-office-details';
import { isMore, noMoney } from '../../../server/src/domain/money';
import { type TillUse, useTillMeans } from '../box-office/use-till-means';
import { LeaveButton, type Leaving } from '../shared/leaving';
import { type RefundSubject, useGetRefundOfferQuery } from '../shared/svc-api';
import { RefundPlaces } from './refund-places';
import TillChoice from './till-choice';
import { Waits } from './waits';
import { useText } from './texts';
import {
  type RefundChoice,
  askable,
  consequencesOf,
  lessThanAll,
  refundsOf,
  useGiveBack,
  sumOfChoice,
  wrongAmount,
} from './refund-choice';

interface Props {
  subject: RefundSubject;
  /** What money goes back for. */
  named: string;
  /** Whether it is only asked for, and somebody else decides. */
  isAsking: boolean;
  leaving: Leaving;
}

function AmountField(props: {
  choice: RefundChoice;
  error?: string;
  onType: (text: string) => void;
}) {
  const { choice, error, onType } = props;
  const say = useText();
  return (
    <Field.Root name="amount" error={error} hint={choice.isFixed ? say('refund.amount.fixed') : ''}>
      <Field.Label>{say('refund.amount')}</Field.Label>
      <Field.Input
        inputMode="decimal"
        value={choice.amount}
        disabled={choice.isFixed}
        onChange={(event) => onType(event.target.value)}
        endAction={<Typography textColor="neutral600">{choice.currency}</Typography>}
      />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}

function ReasonField({ reason, onType }: { reason: string; onType: (text: string) => void }) {
  const say = useText();
  return (
    <Field.Root name="reason" hint={say('refund.reason.hint')}>
      <Field.Label>{say('refund.reason')}</Field.Label>
      <Textarea value={reason} maxLength={1000} onChange={(event) => onType(event.target.value)} />
      <Field.Hint />
    </Field.Root>
  );
}

/** What has been done of it, where not all could be; and what comes of pressing the button. */
function Outcome(props: { partly?: string; less?: string; isUnknown: boolean; text: string }) {
  const { partly, less, isUnknown, text } = props;
  const say = useText();
  return (
    <>
      {partly && (
        <Typography role="alert" textColor="danger600">
          {partly}
        </Typography>
      )}
      {less && !isUnknown && (
        <Typography role="status" fontWeight="bold" textColor="danger600">
          {less}
        </Typography>
      )}
      <Typography>{isUnknown ? say('refund.unknown') : text}</Typography>
    </>
  );
}

interface OpenProps extends Props {
  offer: RefundOffer;
  till: TillUse;
}

function OpenForm({ subject, named, isAsking, offer, till, leaving }: OpenProps) {
  const hasWhole = !isAsking || !offer.isAskedFor;
  const [places, setPlaces] = useState<string[] | null>(hasWhole ? null : []);
  const [typed, setTyped] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const { giveBack, isBusy, amountError, partly, isUnknown } = useGiveBack();
  const say = useText();
  const choice = refundsOf(subject, offer, { places, typed, isAsking });
  // Where nothing is ticked there is no amount, either.
  const wrong = typed === null ? undefined : wrongAmount(say, choice);
  const less = wrong === undefined ? lessThanAll(say, choice, offer) : undefined;
  const outcome = wrong === undefined ? consequencesOf(say, choice, offer, isAsking) : '';
  const choose = (chosen: string[] | null) => {
    setPlaces(chosen);
    setTyped(null);
  };
  const refund = async () => {
    if (await giveBack(choice, { reason, ...till.sent })) leaving.close();
  };
  return (
    <>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={5}>
          <Typography fontWeight="bold" style={{ overflowWrap: 'anywhere' }}>
            {named}
          </Typography>
          {offer.isAskedFor && <Waits />}
          {subject.type === 'orders' && (
            <RefundPlaces offer={offer} hasWhole={hasWhole} chosen={places} onChoose={choose} />
          )}
          <AmountField choice={choice} error={wrong ?? amountError} onType={setTyped} />
          <ReasonField reason={reason} onType={setReason} />
          {offer.isByHand && !isAsking && <TillChoice {...till} />}
          <Outcome {...{ partly, less, isUnknown }} text={outcome} />
        </Flex>
      </Modal.Body>
      <Modal.Footer>
        <LeaveButton {...leaving} />
        <Button
          variant={isAsking ? 'default' : 'danger'}
          loading={isBusy || till.isChecking}
          disabled={isUnknown || choice.steps.length === 0 || wrong !== undefined}
          onClick={() => void refund()}
        >
          {say(isAsking ? 'ask.confirm' : 'refund.confirm', { money: sumOfChoice(choice) })}
        </Button>
      </Modal.Footer>
    </>
  );
}

/** Why there is no form. */
function Nothing({ offer }: { offer?: RefundOffer }) {
  const say = useText();
  if (offer?.isAskedFor) return <Waits />;
  return <Typography>{say(offer ? 'refund.nothing' : 'refund.failed')}</Typography>;
}

/** How much goes back, for whom and why; and what follows. */
export default function RefundForm(props: Props) {
  const say = useText();
  const { data, isError } = useGetRefundOfferQuery(props.subject);
  const offer = data && props.isAsking ? askable(data) : data;
  const till = useTillMeans(!props.isAsking && (offer?.isByHand ?? false), offer?.paidBy);
  const isAllAskedFor = props.isAsking && offer?.isAskedFor && offer.places.length === 0;
  if (offer && till.isKnown && !isAllAskedFor && isMore(offer.left, noMoney)) {
    return <OpenForm {...props} offer={offer} till={till} />;
  }
  const isLoading = !isError && (!offer || !till.isKnown);
  return (
    <Modal.Body>
      <Flex justifyContent="center">
        {isLoading ? <Loader>{say('refund.loading')}</Loader> : <Nothing offer={offer} />}
      </Flex>
    </Modal.Body>
  );
}
