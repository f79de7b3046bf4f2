import type { Knex } from 'knex';
import type * as yup from 'yup';
import type { Minor } from '../domain/money';
import { callingFile } from '../host/calling-file';
import { settings } from '../host/strapi';
import { type Endpoint, routesOf } from '../kit/endpoint';
import type { Shape } from '../kit/schema';
import { noRoute } from '../kit/transport-problem';
import { addCheck } from './checks';
import { addSettings, valuesOf } from './method-settings';
import { providerOf } from './declared-provider';
import type { Charge, Declined, Refund, RefundOutcome } from './provider';
import {
  addPaymentMethod,
  allPaymentMethods,
  findPaymentMethod,
  type Payer,
  type PaymentMethod,
} from './providers';

/*
 * Ways of paying of a project: declared in a file of its routes, and from then on an entry beside ours.
 */

type Later<T> = T | Promise<T>;

/** The settings by their names, as the declared fields read them. */
export type SettingsOf<S extends Shape> = { [K in keyof S]: NonNullable<yup.InferType<S[K]>> };

/** The fields of the next step, by their names on the wire. */
type StepOf<N extends Shape> = keyof N extends never
  ? { step?: undefined }
  : { step: { [K in keyof N]: NonNullable<yup.InferType<N[K]>> } };

/** The order waits for its money, until the box office or `settlePayment` says that it is there. */
type Pending<N extends Shape> = { status: 'pending'; reference: string } & StepOf<N>;

type Final<N extends Shape> =
  | Pending<N>
  | Declined
  | { status: 'paid'; reference: string }
  | { status: 'mispaid'; reference: string; amount: Minor; currency: string };

type Outcome<N extends Shape> = Final<N> | ({ status: 'awaited' } & StepOf<N>);

/** An order as an integrity check sees it. */
export interface CheckedOrder {
  id: number;
  /** As in an answer: `pending`, `completed`, … */
  status: string;
  /** What the method calls the payment; empty where it has not said. */
  reference: string;
  total: Minor;
  /** What was given back, and what is on its way back. */
  refunded: Minor;
  currency: string;
  /** Whether its payment is on its way: of such a one nothing is certain yet. */
  isInPayment: boolean;
}

interface Common<S extends Shape, N extends Shape> {
  /** Variables of the environment; each has to be there, unless it has a `.default(…)`. */
  settings?: S;
  /** The fields of `payment` in the answer of a checkout. */
  nextStep?: N;
  /** Whom it is offered to; everybody, unless said. */
  offeredTo?: (payer: Payer, settings: SettingsOf<S>) => boolean;
  /** For how many days an order waits for its money; 0, and where nothing is said, up to its event. */
  daysToPay?: (settings: SettingsOf<S>) => number;
  /** Gives money back; without it, a refund is only written down, and somebody hands the money over. */
  refund?: (refund: Refund, settings: SettingsOf<S>) => Later<RefundOutcome>;
  /** Operations of its own; 404 while the method is not set up. */
  routes?: Endpoint[];
  /** What `npm run check` holds its orders against; a line for each that is wrong. */
  check?: {
    rule: string;
    find: (
      orders: CheckedOrder[],
      context: { db: Knex; settings: SettingsOf<S> },
    ) => Later<string[]>;
  };
}

/** A method that moves no money itself. Its `charge` is asked again after a crash, and answers the same. */
interface PaidLater<S extends Shape, N extends Shape> extends Common<S, N> {
  charge: (charge: Charge, settings: SettingsOf<S>) => Later<Pending<N> | Declined>;
  finalize?: undefined;
}

/** A method that moves money: provider.ts says what the functions promise. */
interface PaidNow<S extends Shape, N extends Shape> extends Common<S, N> {
  /** Whether a buyer must send `payment_token`. */
  needsToken?: boolean;
  prepare?: (charge: Charge, settings: SettingsOf<S>) => Later<{ reference: string } | Declined>;
  charge: (charge: Charge, settings: SettingsOf<S>) => Later<Outcome<N>>;
  finalize: (charge: Charge, settings: SettingsOf<S>) => Later<Final<N>>;
  retrieve?: (charge: Charge, settings: SettingsOf<S>) => Later<Outcome<N>>;
}

export type PaymentMethodOptions<S extends Shape, N extends Shape> =
  PaidLater<S, N> | PaidNow<S, N>;

function refuse(name: string, fault: string): never {
  const file = callingFile();
  throw new Error(`The payment method ${name}${file ? ` in ${file}` : ''} ${fault}.`);
}

function assertNameIsFree(name: string): void {
  if (!/^[a-z][a-z\d-]{0,63}$/.test(name)) refuse(name, 'needs a name like invoice or gift-card');
  const other = findPaymentMethod(name);
  if (!other) return;
  if (other.isDeclared) {
    refuse(name, `is declared twice${other.file ? `, first in ${other.file}` : ''}`);
  }
  const taken = allPaymentMethods().filter(({ isDeclared }) => !isDeclared);
  const names = taken.map(({ provider }) => provider.name).join(', ');
  refuse(name, `has a name that is taken: the service has ${names}`);
}

/** Where the method is not set up, there is nothing at its paths. */
function whileSetUp({ isSetUp }: PaymentMethod, declared: Endpoint): Endpoint {
  const { access, problems = [] } = declared;
  return {
    ...declared,
    problems: [...problems, 'noRoute'],
    access: {
      ...access,
      check(attempt) {
        if (!isSetUp()) throw noRoute();
        return access.check(attempt);
      },
    },
  };
}

/**
 * Declares a way of paying. It is offered where the setting `paymentMethods` names it (PAYMENT_METHODS in the project's
 * environment). What a file in an API's `routes` folder exports.
 * @param name what a checkout sends in `payment_method`
 * @throws Error in one line for what cannot be
 */
export function paymentMethod<
  S extends Shape = Record<never, never>,
  N extends Shape = Record<never, never>,
>(name: string, options: PaymentMethodOptions<S, N>) {
  assertNameIsFree(name);
  const { offeredTo, daysToPay, refund, nextStep, routes = [], check } = options;
  if (nextStep && 'provider' in nextStep) {
    refuse(name, 'has a field provider in its nextStep: that is the name of the method');
  }
  const file = callingFile();
  const waits = daysToPay !== undefined || options.finalize === undefined;
  addSettings(name, options.settings ?? {}, file);
  const own = () => valuesOf(name) as SettingsOf<S>;
  const isSetUp = () => settings().paymentMethods.includes(name);
  const method: PaymentMethod = {
    provider: providerOf({ name, file, settings: own, options: options as never }),
    isSetUp,
    isDeclared: true,
    ...(offeredTo && { isOfferedTo: (payer: Payer) => offeredTo(payer, own()) }),
    // While it is not set up, its orders wait up to their event.
    ...(waits && { daysToPay: () => (daysToPay && isSetUp() ? daysToPay(own()) : 0) }),
    refundsByHand: !refund,
    nextStep,
    file,
  };
  addPaymentMethod(method);
  if (check) addCheck(name, check as never);
  return routesOf(routes.map((declared) => whileSetUp(method, declared)));
}
