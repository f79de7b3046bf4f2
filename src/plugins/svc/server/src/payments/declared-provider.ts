import type { Shape } from '../kit/schema';
import { withTimeout } from '../lib/timeout';
import { settings as ofPlugin } from '../host/strapi';
import { answerFault } from './answers';
import type {
  Charge,
  ChargeOutcome,
  FinalChargeOutcome,
  PaymentProvider,
  Refund,
  RefundOutcome,
} from './provider';

/*
 * A provider made of what a project declares. What its code answers is looked at before it is believed.
 */

type Values = Record<string, unknown>;
type Asked<Of> = (of: Of, settings: Values) => unknown;

/** What is declared, as far as it is called. */
interface Declared {
  name: string;
  file: string | undefined;
  settings: () => Values;
  options: {
    nextStep?: Shape;
    needsToken?: boolean;
    prepare?: Asked<Charge>;
    charge: Asked<Charge>;
    finalize?: Asked<Charge>;
    retrieve?: Asked<Charge>;
    refund?: Asked<Refund>;
  };
}

const finalStatuses = ['paid', 'pending', 'declined', 'mispaid'];
const moneyMoves = [...finalStatuses, 'awaited'];
const noMoneyMoves = ['pending', 'declined'];

/** Says in the log whose answer it was, and not what was in it. @throws Error */
function assertFits({ name, file }: Declared, asked: string, fault: string | undefined): void {
  if (!fault) return;
  const who = `The payment method ${name}${file ? ` in ${file}` : ''}`;
  strapi.log.error(`${who} answered what it cannot: its ${asked} ${fault}.`);
  throw new Error(`${who} answered what it cannot.`);
}

/** The next step is the answer's own, by the name of its method. */
function asOutcome({ name }: Declared, answer: unknown): ChargeOutcome {
  const { step, ...outcome } = answer as { step?: Values };
  return { ...outcome, ...(step && { step: { provider: name, fields: step } }) } as ChargeOutcome;
}

function askerOf(declared: Declared) {
  const { settings, options } = declared;
  return async (asked: string, ask: Asked<Charge>, charge: Charge, statuses: string[]) => {
    const answer = await ask(charge, settings());
    const { nextStep } = options;
    assertFits(declared, asked, answerFault(answer, { statuses, nextStep }));
    return asOutcome(declared, answer);
  };
}

/** Nothing has moved: an order of which it cannot be said what the buyer is to do is not placed. */
const released: FinalChargeOutcome = { status: 'declined', reason: 'The order was not placed.' };

/**
 * Of a method that moves no money: where `charge` does not answer it is asked once more, each within half of the time that
 * payments have.
 */
function paidLater(declared: Declared): Pick<PaymentProvider, 'charge' | 'finalize' | 'retrieve'> {
  const { charge: declaredCharge } = declared.options;
  const ask = askerOf(declared);
  const charge = (of: Charge) => {
    const late = `The payment method ${declared.name} did not answer in time.`;
    const seconds = ofPlugin().paymentTimeoutSeconds / 2;
    return withTimeout(ask('charge', declaredCharge, of, noMoneyMoves), seconds, late);
  };
  return {
    charge,
    retrieve: charge,
    finalize: (of) => (charge(of) as Promise<FinalChargeOutcome>).catch(() => released),
  };
}

function paidNow(
  declared: Declared,
  finalize: Asked<Charge>,
): Omit<PaymentProvider, 'refund' | 'name' | 'needsToken'> {
  const { prepare, charge, retrieve } = declared.options;
  const ask = askerOf(declared);
  return {
    charge: (of) => ask('charge', charge, of, moneyMoves),
    finalize: (of) => ask('finalize', finalize, of, finalStatuses) as Promise<FinalChargeOutcome>,
    ...(retrieve && { retrieve: (of: Charge) => ask('retrieve', retrieve, of, moneyMoves) }),
    ...(prepare && { prepare: preparerOf(declared, prepare) }),
  };
}

type Prepare = NonNullable<PaymentProvider['prepare']>;

function preparerOf(declared: Declared, prepare: Asked<Charge>): Prepare {
  return async (of) => {
    const answer = (await prepare(of, declared.settings())) as Awaited<ReturnType<Prepare>>;
    const isDeclined = 'status' in answer;
    const held = isDeclined ? answer : { ...answer, status: 'paid' };
    const statuses = [isDeclined ? 'declined' : 'paid'];
    assertFits(declared, 'prepare', answerFault(held, { statuses }));
    return answer;
  };
}

/** Without a function for it, somebody gives the money back by hand. */
function refunderOf(declared: Declared): PaymentProvider['refund'] {
  const { refund } = declared.options;
  if (!refund) return () => Promise.resolve({ status: 'refunded', reference: '' });
  return async (of) => {
    const answer = await refund(of, declared.settings());
    assertFits(declared, 'refund', answerFault(answer, { statuses: ['refunded', 'refused'] }));
    return answer as RefundOutcome;
  };
}

export function providerOf(declared: Declared): PaymentProvider {
  const { needsToken = false, finalize } = declared.options;
  return {
    name: declared.name,
    needsToken,
    ...(finalize ? paidNow(declared, finalize) : paidLater(declared)),
    refund: refunderOf(declared),
  };
}
