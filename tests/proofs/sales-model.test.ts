import fc from 'fast-check';
import { built, engineName, type Service, startService } from '../support';
import { runSequence, sequences } from '../support/sales-model/sequences';
import { type Dying, type Ground, layGround } from '../support/sales-model/world';
import { startStripeServer } from '../support/stripe-server';

/*
 * Random sequences of what people do in a shop, against a model of the sales: the same ones at each run, so that what
 * fails is what has changed. MODEL_RUNS and MODEL_SEED ask for more, and others; MODEL_PATH for the very sequence that
 * failed: fast-check prints both, and the shortest sequence that fails.
 */

const { MODEL_RUNS, MODEL_SEED = '1', MODEL_PATH } = process.env;
const seed = Number(MODEL_SEED);
const runs = Number(MODEL_RUNS ?? (engineName() === 'sqlite' ? 150 : 60));

const faults = built<{ failpoint: (step: string) => void }>('lib/failpoints');

let service: Service;
let ground: Ground;

/** Whoever dies does nothing more, and what is not committed is undone: as if it had thrown there. */
const dying: Dying = async (step, send) => {
  faults.failpoint = (name) => {
    if (name === step) throw new Error(`died at ${step}`);
  };
  try {
    return await send(service.call);
  } finally {
    faults.failpoint = () => undefined;
  }
};

beforeAll(async () => {
  const stripe = await startStripeServer();
  service = await startService({ env: { PAYMENT_TEST_PROVIDER: 'true', ...stripe.env } });
  ground = await layGround(service, stripe, dying);
});

const property = fc.asyncProperty(sequences, (sequence) => runSequence(ground, sequence));

test(
  `${runs} sequences leave what the model has (3.3, 3.9, 4.2 to 4.4, 4.7 to 4.13, 4.18, 4.19)`,
  async () => {
    await fc.assert(property, {
      numRuns: runs,
      seed,
      ...(MODEL_PATH && { path: MODEL_PATH }),
    });
  },
  30 * 60_000,
);

type Anything = Record<string, (...args: never[]) => unknown>;

/** What a shop may get wrong: a function of the service, and another one in its place. */
const bugs: [string, string, string, (right: (...args: unknown[]) => unknown) => unknown][] = [
  [
    'places released twice',
    'resources/ticket/inventory/counters',
    'release',
    (right) =>
      async (...args: unknown[]) => {
        await right(...args);
        await right(...args);
      },
  ],
  [
    'a saved outcome that is not found',
    'resources/order/operations/checkout/idempotency',
    'findSavedOutcome',
    () => () => null,
  ],
  [
    'an order that counts as refunded when a part of it is',
    'resources/refund-request/domain/refundable-amount',
    'statusAfterRefund',
    () => () => 'refunded',
  ],
  [
    'a late payment that nobody refunds',
    'resources/order/operations/payment/late-payment-refunds',
    'recordLatePaymentRefund',
    () => () => Promise.resolve(),
  ],
];

// They are the same on every engine.
test.each(engineName() === 'sqlite' ? bugs : bugs.slice(0, 1))(
  'the sequences find %s',
  async (_, file, name, plant) => {
    const module = built<Anything>(file);
    const right = module[name]!;
    module[name] = plant(right as (...args: unknown[]) => unknown) as typeof right;
    try {
      const { failed } = await fc.check(property, { numRuns: 300, seed, endOnFailure: true });
      expect(failed).toBe(true);
    } finally {
      module[name] = right;
    }
  },
  10 * 60_000,
);
