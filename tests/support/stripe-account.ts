import { randomBytes } from 'node:crypto';

/* What Stripe knows: intents and refunds, and what may be done to them in which state. */

export interface FakeIntent {
  id: string;
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  currency: string;
  status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled';
  client_secret: string;
  last_payment_error: { type: string; code: string; message: string } | null;
  metadata: Record<string, string>;
  created: number;
}

/** A payment on Stripe's own page. */
export interface FakeSession {
  id: string;
  object: 'checkout.session';
  amount_total: number;
  currency: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  payment_intent: string | null;
  url: string | null;
  success_url: string;
  cancel_url: string;
}

export interface FakeRefund {
  id: string;
  object: 'refund';
  payment_intent: string;
  amount: number;
  status: 'succeeded' | 'pending' | 'failed';
  metadata: Record<string, string>;
}

/** What Stripe answers with an error. */
export class StripeRefusal extends Error {
  constructor(
    readonly status: number,
    readonly error: { type: string; code: string; message: string; param?: string },
  ) {
    super(error.message);
  }
}

type Params = Record<string, string>;

const cardError = {
  type: 'card_error',
  code: 'card_declined',
  message: 'Your card was declined.',
};

/** Stripe's own test payment methods, and what becomes of a payment with them. */
export const methods = {
  ok: 'pm_card_visa',
  declined: 'pm_card_visa_chargeDeclined',
  asked: 'pm_card_threeDSecure2Required',
  slow: 'pm_card_bypassPending',
} as const;

const allowed: Record<string, RegExp> = {
  create: /^(amount|currency|metadata\[\w+\]|allowed_payment_method_types\[0\])$/,
  confirm: /^(payment_method|use_stripe_sdk)$/,
  createSession:
    /^(mode|success_url|cancel_url|allowed_payment_method_types\[0\]|payment_intent_data\[metadata\]\[\w+\]|line_items\[0\]\[(quantity|price_data\]\[(currency|unit_amount|product_data\]\[name))\])$/,
  expireSession: /^$/,
  refund: /^(payment_intent|amount|metadata\[\w+\])$/,
};

function invalid(code: string, message: string, param?: string): StripeRefusal {
  return new StripeRefusal(400, {
    type: 'invalid_request_error',
    code,
    message,
    ...(param && { param }),
  });
}

/** Stripe takes no parameter that it does not know. */
function assertKnown(operation: string, params: Params): void {
  const unknown = Object.keys(params).find((name) => !allowed[operation]!.test(name));
  if (unknown) throw invalid('parameter_unknown', `Unknown parameter: ${unknown}`, unknown);
}

function metadataOf(params: Params): Record<string, string> {
  const entries = Object.entries(params).flatMap(([name, value]) => {
    const key = /^metadata\[(\w+)\]$/.exec(name)?.[1];
    return key ? [[key, value]] : [];
  });
  return Object.fromEntries(entries) as Record<string, string>;
}

const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;

function unexpectedState({ status }: FakeIntent): StripeRefusal {
  const message = `You cannot do this to a PaymentIntent with a status of ${status}.`;
  return invalid('payment_intent_unexpected_state', message);
}

export function makeStripeAccount() {
  const intents = new Map<string, FakeIntent>();
  const refunds: FakeRefund[] = [];
  const sessions = new Map<string, FakeSession & { metadata: Record<string, string> }>();
  let last: unknown = null;

  const find = (id: string): FakeIntent => {
    const intent = intents.get(id);
    if (intent) return intent;
    throw new StripeRefusal(404, {
      type: 'invalid_request_error',
      code: 'resource_missing',
      message: `No such payment_intent: '${id}'`,
      param: 'intent',
    });
  };

  const findSession = (id: string) => {
    const session = sessions.get(id);
    if (session) return session;
    const message = `No such checkout.session: ${id}`;
    throw new StripeRefusal(404, {
      type: 'invalid_request_error',
      code: 'resource_missing',
      message,
    });
  };

  const refundsOf = (id: string) => refunds.filter((one) => one.payment_intent === id);

  const refundedOf = (id: string) =>
    refundsOf(id)
      .filter(({ status }) => status !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0);

  const shown = (intent: FakeIntent) => ({
    ...intent,
    latest_charge:
      intent.amount_received > 0
        ? { id: `ch_${intent.id}`, object: 'charge', amount_refunded: refundedOf(intent.id) }
        : null,
  });

  const done = (intent: FakeIntent) => (last = shown(intent));

  const settle = (id: string, as: 'succeeded' | 'failed' | 'processing') => {
    const intent = find(id);
    if (as === 'failed') {
      intent.status = 'requires_payment_method';
      intent.last_payment_error = cardError;
      return;
    }
    intent.status = as;
    if (as === 'succeeded') intent.amount_received = intent.amount;
  };

  return {
    intents: () => [...intents.values()],
    intent: find,
    refundsOf,
    settle,
    tamper: (id: string, change: Partial<FakeIntent>) => void Object.assign(find(id), change),
    state: () => [[...intents.values()], [...sessions.values()], refunds],
    sessions: () => [...sessions.values()],
    last: () => last,

    create(_: string, params: Params) {
      assertKnown('create', params);
      const amount = Number(params.amount);
      if (!Number.isInteger(amount) || amount < 50) {
        throw invalid('amount_too_small', 'Amount must be at least $0.50 usd', 'amount');
      }
      if (!/^[a-z]{3}$/.test(params.currency ?? '')) {
        throw invalid('parameter_invalid', `Invalid currency: ${params.currency}`, 'currency');
      }
      const id = newId('pi');
      const intent: FakeIntent = {
        id,
        object: 'payment_intent',
        amount,
        amount_received: 0,
        currency: params.currency!,
        status: 'requires_payment_method',
        client_secret: `${id}_secret_${randomBytes(8).toString('hex')}`,
        last_payment_error: null,
        metadata: metadataOf(params),
        created: Math.floor(Date.now() / 1000),
      };
      intents.set(id, intent);
      return done(intent);
    },

    createSession(_: string, params: Params) {
      assertKnown('createSession', params);
      const price = 'line_items[0][price_data]';
      const amount = Number(params[`${price}[unit_amount]`]);
      if (params.mode !== 'payment' || params['line_items[0][quantity]'] !== '1') {
        throw invalid('parameter_invalid', 'What is bought, and how?', 'mode');
      }
      if (!Number.isInteger(amount) || amount < 50) {
        throw invalid('amount_too_small', 'The total must be at least $0.50 usd');
      }
      for (const name of ['success_url', 'cancel_url']) {
        if (!URL.canParse(params[name] ?? ''))
          throw invalid('url_invalid', 'Not a valid URL', name);
      }
      const of = 'payment_intent_data[metadata]';
      const metadata = Object.entries(params).flatMap(([name, value]) =>
        name.startsWith(of) ? [[name.slice(of.length + 1, -1), value] as const] : [],
      );
      const id = newId('cs_test');
      const session = {
        id,
        object: 'checkout.session' as const,
        amount_total: amount,
        currency: params[`${price}[currency]`]!,
        status: 'open' as const,
        payment_status: 'unpaid' as const,
        payment_intent: null,
        url: `https://checkout.stripe.test/c/pay/${id}`,
        success_url: params.success_url!,
        cancel_url: params.cancel_url!,
        metadata: Object.fromEntries(metadata) as Record<string, string>,
      };
      sessions.set(id, session);
      return (last = session);
    },

    retrieveSession(id: string, params: Params) {
      const { metadata: _, ...session } = findSession(id);
      const intent = session.payment_intent;
      const isExpanded = params['expand[0]'] === 'payment_intent' && intent !== null;
      return { ...session, payment_intent: isExpanded ? shown(find(intent)) : intent };
    },

    expireSession(id: string, params: Params) {
      assertKnown('expireSession', params);
      const session = findSession(id);
      if (session.status !== 'open') {
        const message = `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`;
        throw new StripeRefusal(400, { type: 'invalid_request_error', code: '', message });
      }
      return (last = Object.assign(session, { status: 'expired', url: null }));
    },

    /** What a buyer does on the page of a session; what the page says of a card that is declined. */
    payOnPage: (id: string, method: string): string => {
      const session = findSession(id);
      if (session.status !== 'open') return `The session is ${session.status}.`;
      if (method === methods.declined) return cardError.message;
      const intent: FakeIntent = {
        id: newId('pi'),
        object: 'payment_intent',
        amount: session.amount_total,
        amount_received: session.amount_total,
        currency: session.currency,
        status: 'succeeded',
        client_secret: '',
        last_payment_error: null,
        metadata: session.metadata,
        created: Math.floor(Date.now() / 1000),
      };
      intents.set(intent.id, intent);
      const paid = {
        status: 'complete',
        payment_status: 'paid',
        payment_intent: intent.id,
      } as const;
      Object.assign(session, { ...paid, url: null });
      return '';
    },

    retrieve: (id: string) => shown(find(id)),

    confirm(id: string, params: Params) {
      assertKnown('confirm', params);
      const intent = find(id);
      if (!['requires_payment_method', 'requires_action'].includes(intent.status)) {
        throw unexpectedState(intent);
      }
      const method = params.payment_method;
      if (method === methods.declined) {
        intent.status = 'requires_payment_method';
        intent.last_payment_error = cardError;
        throw new StripeRefusal(402, cardError);
      }
      if (method === methods.ok) settle(id, 'succeeded');
      else if (method === methods.asked) intent.status = 'requires_action';
      else if (method === methods.slow) settle(id, 'processing');
      else {
        const message = `No such PaymentMethod: '${method}'`;
        throw invalid('resource_missing', message, 'payment_method');
      }
      return done(intent);
    },

    cancel(id: string) {
      const intent = find(id);
      if (!['requires_payment_method', 'requires_action'].includes(intent.status)) {
        throw unexpectedState(intent);
      }
      intent.status = 'canceled';
      return done(intent);
    },

    list(_: string, params: Params) {
      const all = [...intents.values()].reverse().map(shown);
      const start = params.starting_after
        ? all.findIndex(({ id }) => id === params.starting_after) + 1
        : 0;
      const data = all.slice(start, start + Number(params.limit ?? 10));
      const url = '/v1/payment_intents';
      return { object: 'list', url, data, has_more: start + data.length < all.length };
    },

    refund(_: string, params: Params) {
      assertKnown('refund', params);
      const intent = find(params.payment_intent ?? '');
      const amount = Number(params.amount);
      const left = intent.amount_received - refundedOf(intent.id);
      if (left === 0) throw invalid('charge_already_refunded', 'Charge has already been refunded.');
      if (!Number.isInteger(amount) || amount < 1 || amount > left) {
        const message = `Refund amount (${amount}) is greater than unrefunded amount (${left})`;
        throw invalid('parameter_invalid', message, 'amount');
      }
      const made: FakeRefund = {
        id: newId('re'),
        object: 'refund',
        payment_intent: intent.id,
        amount,
        status: 'succeeded',
        metadata: metadataOf(params),
      };
      refunds.push(made);
      return (last = made);
    },

    refunds(_: string, params: Params) {
      const data = refundsOf(params.payment_intent ?? '').reverse();
      return { object: 'list', url: '/v1/refunds', data, has_more: false };
    },
  };
}
