import type { SvcError } from 'svc-client';
import { formatMoment, formatMoney } from '../format';
import { type Guest, type Help, isRefundable, type OrderPlace } from '../self-help';
import { ActionForm } from './action-form';
import { Field } from './field';
import type { Words } from './reason';

/* What a buyer does with one ticket: only what the service says can be done with it now. */

export const words: Words = {
  event_withdrawn: () =>
    'The event does not take place as it was announced. Please ask the organizer.',
  declined: () => 'The money could not be sent back. The organizer sees to it.',
  rest_payment_unavailable: () => 'The money is on its way back; it takes longer than usual.',
};

function guestIn(form: FormData): Guest {
  return { full_name: String(form.get('full_name')), email: String(form.get('email')) };
}

interface GuestFieldsProps {
  id: string;
  problem: SvcError | null;
  guest?: Guest;
}

function GuestFields({ id, problem, guest }: GuestFieldsProps) {
  return (
    <>
      <Field
        id={`${id}-name`}
        label="Name"
        name="full_name"
        defaultValue={guest?.full_name}
        autoComplete="off"
        required
        problem={problem?.params.full_name}
      />
      <Field
        id={`${id}-email`}
        label="E-mail"
        name="email"
        type="email"
        defaultValue={guest?.email}
        autoComplete="off"
        required
        problem={problem?.params.email}
      />
    </>
  );
}

interface RefundProps {
  /** Whose money: the ticket's, or the order's. */
  id: string;
  title: string;
  ask: (reason: string) => Promise<void>;
}

/** The organizer decides, so nothing is final yet. */
export function RefundForm({ id, title, ask }: RefundProps) {
  return (
    <ActionForm
      title={title}
      lead="The organizer decides, and you get a mail."
      button="Ask for a refund"
      act={(form) => ask(String(form.get('reason')))}
      words={words}
    >
      {(problem) => (
        <Field
          id={id}
          label="Why"
          name="reason"
          maxLength={1000}
          required
          problem={problem?.params.reason}
        />
      )}
    </ActionForm>
  );
}

interface Props {
  place: OrderPlace;
  currency: string;
  help: Help;
  /** Shows the order as it is now, and says what was done. */
  onDone: (said: string) => void;
}

function HandOn({ place: { attendee_id: id }, help, onDone }: Props) {
  return (
    <ActionForm
      title="Hand it on to somebody else"
      lead="They get a mail with a new code. The code that you have lets nobody in from then on."
      button="Hand on"
      confirm={(form) => {
        const { full_name: name, email } = guestIn(form);
        return `Is this ticket to be ${name}’s (${email})? You cannot take it back.`;
      }}
      act={async (form) => {
        await help.handOn(id, guestIn(form));
        onDone('The ticket is handed on. Both of you get a mail.');
      }}
      words={words}
    >
      {(problem) => <GuestFields id={`hand-on-${id}`} problem={problem} />}
    </ActionForm>
  );
}

/** Of what cost nothing. */
function freeText({ self_help: can, timezone }: Props['place']): string {
  const { until } = can.return!;
  const free = 'The ticket was free, so there is nothing to pay back.';
  return until
    ? `${free} You can give it back until ${formatMoment(until, timezone ?? 'UTC')}.`
    : free;
}

/** What goes back now, and until when that holds. */
export function offerText({ place, currency }: Pick<Props, 'place' | 'currency'>): string {
  const { self_help: can, timezone } = place;
  const { amount, percent, until } = can.return!;
  if (Number(place.price) === 0) return freeText(place);
  const money = formatMoney(amount, currency);
  const back =
    Number(amount) > 0 ? `You get ${money} back, ${percent}% of the price.` : 'No money goes back.';
  return until ? `${back} This holds until ${formatMoment(until, timezone ?? 'UTC')}.` : back;
}

function GiveBack(props: Props) {
  const { place, help, onDone } = props;
  return (
    <ActionForm
      title="Give it back"
      lead={offerText(props)}
      button="Give back"
      confirm={() => `Is this ticket to go back? ${offerText(props)} You cannot undo it.`}
      act={async () => {
        await help.giveBack(place.attendee_id);
        onDone('The ticket is given back.');
      }}
      words={words}
    />
  );
}

function Rename({ place, help, onDone }: Props) {
  const { attendee_id: id, full_name, email } = place;
  return (
    <ActionForm
      title="Change the name"
      lead="The ticket and its code stay as they are."
      button="Save the name"
      act={async (form) => {
        await help.rename(id, guestIn(form));
        onDone('The name is changed.');
      }}
      words={words}
    >
      {(problem) => (
        <GuestFields id={`rename-${id}`} problem={problem} guest={{ full_name, email }} />
      )}
    </ActionForm>
  );
}

/** Nothing where nothing can be done with the ticket. */
export function SelfHelp(props: Props) {
  const { place, help, onDone } = props;
  const { attendee_id: id, self_help: can } = place;
  const asks = isRefundable(place);
  if (!can.rename && !can.transfer && !can.return && !asks) return null;
  return (
    <details className="help">
      <summary>Change this ticket</summary>
      {can.rename && <Rename {...props} />}
      {can.transfer && <HandOn {...props} />}
      {can.return && <GiveBack {...props} />}
      {asks && (
        <RefundForm
          id={`refund-${id}`}
          title="Ask for its money back"
          ask={async (reason) => {
            await help.askForRefund({ attendee_id: id }, reason);
            onDone('The organizer has your request, and decides.');
          }}
        />
      )}
    </details>
  );
}
