import { type Files, filesIn, sectionOf } from './example-project';

/* Ways of paying of a project: the one that docs/build-on-it.md shows, one that moves money, and one that does what it must not. */

/** What a test tells the wallet, and what that has done. Its memory is that of a provider, so it is of the process. */
export interface Wallet {
  /** By key of the charge: how it stands. */
  charges: Record<string, { status: string; amount: number; currency: string }>;
  refunds: Record<string, number>;
  /** `refused`, `garbage` or `down`; paid back where nothing is said. */
  refunding: string;
  /** Whether nothing can be asked. */
  isDown: boolean;
}

/** What the odd method answers next; a function is called. */
export type Odd = (charge: { orderId: number }) => unknown;

export interface OfProject {
  wallet: Wallet;
  odd: Odd;
}

const wallet = `
import * as yup from 'yup';
import { anyone, endpoint, integer, required, text } from 'strapi-plugin-svc/kit';
import { type Charge, paymentMethod } from 'strapi-plugin-svc/payments';
import { svc, unitsOf } from 'strapi-plugin-svc/services';

interface Wallet {
  charges: Record<string, { status: string; amount: number; currency: string }>;
  refunds: Record<string, number>;
  refunding: string;
  isDown: boolean;
}

const own = () => {
  const { wallet } = strapi as unknown as { wallet: Wallet };
  if (wallet.isDown) throw new Error('The wallet is down: secret-of-the-wallet.');
  return wallet;
};

const standing = ({ key }: Charge) => {
  const known = own().charges[key];
  if (!known) throw new Error('There is no such charge.');
  if (known.status === 'paid') return { status: 'paid', reference: key } as const;
  if (known.status === 'mispaid') {
    const { amount, currency } = known;
    return { status: 'mispaid', reference: key, amount: amount as never, currency } as const;
  }
  if (known.status === 'awaited') {
    const step = { redirect_to: \`https://wallet.example.test/\${key}\`, seconds: 60 };
    return { status: 'awaited', step } as const;
  }
  return { status: 'declined', reason: 'The wallet is empty.' } as const;
};

const told = endpoint({
  method: 'POST',
  path: 'svc/wallet/v1/told',
  summary: 'Hear of a payment',
  access: anyone,
  body: { order_id: required(integer({ min: 1 })) },
  output: { heard: yup.boolean() },
  problems: ['paymentUnavailable'],
  async handle({ body }) {
    await svc('order').refreshPayment('wallet', body.order_id!);
    return { status: 200, body: { heard: true } };
  },
});

export default paymentMethod('wallet', {
  needsToken: true,
  nextStep: { redirect_to: text(), seconds: integer() },
  charge(charge) {
    const { key, token, amount, currency } = charge;
    own().charges[key] ??= { status: token, amount: unitsOf(amount), currency };
    return standing(charge);
  },
  finalize(charge) {
    const known = own().charges[charge.key];
    if (known?.status === 'awaited') known.status = 'void';
    const outcome = known ? standing(charge) : undefined;
    if (!outcome || outcome.status === 'awaited') return { status: 'declined', reason: 'Never.' };
    return outcome;
  },
  retrieve: standing,
  refund({ key, amount }) {
    const { refunding, refunds } = own();
    if (refunding === 'garbage') return { status: 'maybe' } as never;
    if (refunding === 'refused') return { status: 'refused', reason: 'No.' };
    refunds[key] = unitsOf(amount);
    return { status: 'refunded', reference: key };
  },
  routes: [told],
});
`;

const odd = `
import { text } from 'strapi-plugin-svc/kit';
import { type Charge, paymentMethod } from 'strapi-plugin-svc/payments';

type Odd = (charge: Charge) => never;

export default paymentMethod('odd', {
  nextStep: { account: text() },
  charge: (charge) => (strapi as unknown as { odd: Odd }).odd(charge),
  check: { rule: 'Odd orders are checked', find: (orders) => orders.map(({ id }) => \`order \${id} is odd\`) },
});
`;

/** Declarations that the compiler must refuse: it fails where it does not. Nothing loads them. */
const typed = `
import { integer, text } from 'strapi-plugin-svc/kit';
import { paymentMethod } from 'strapi-plugin-svc/payments';

const reference = '';
const shape = { account: text(), days: integer() };
const step = { account: 'x', days: 1 };

export const fits = () =>
  paymentMethod('one', { nextStep: shape, charge: () => ({ status: 'pending', reference, step }) });
export const withoutStep = () =>
  // @ts-expect-error: the next step is missing
  paymentMethod('two', { nextStep: shape, charge: () => ({ status: 'pending', reference }) });
export const ofAnotherKind = () =>
  paymentMethod('three', {
    nextStep: shape,
    // @ts-expect-error: days are a number
    charge: () => ({ status: 'pending', reference, step: { account: 'x', days: '1' } }),
  });
export const paidWithoutFinalize = () =>
  // @ts-expect-error: who moves money says what became of it
  paymentMethod('four', { charge: () => ({ status: 'paid', reference }) });
export const unknownSetting = () =>
  paymentMethod('five', {
    settings: { KEY: text() },
    // @ts-expect-error: there is no such setting
    daysToPay: ({ DAYS }) => Number(DAYS),
    charge: () => ({ status: 'pending', reference }),
  });
`;

export function methodFiles(): Files {
  return {
    'src/typed-methods.ts': typed,
    ...filesIn(sectionOf('docs/build-on-it.md', 'An invoice payment')),
    'src/api/wallet/routes/wallet.ts': wallet,
    'src/api/odd/routes/odd.ts': odd,
  };
}

export const methodEnv = {
  PAYMENT_METHODS: 'invoice,wallet,odd',
  INVOICE_IBAN: 'DE02120300000000202051',
  PAYMENT_TEST_PROVIDER: 'true',
  PAYMENT_TIMEOUT_SECONDS: '2',
};
