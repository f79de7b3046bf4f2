import { once } from 'node:events';
import fc from 'fast-check';
import { engineName, startService, spawnService } from '../support';
import { runSequence, sequencesWithOneCrash, type Tally } from '../support/sales-model/sequences';
import { type Dying, layGround } from '../support/sales-model/world';
import { startStripeServer } from '../support/stripe-server';

/*
 * As sales-model.test.ts, with a process that is really killed in the middle of each sequence; another one settles what
 * it left.
 */

const { MODEL_KILLS, MODEL_SEED = '1' } = process.env;
const runs = Number(MODEL_KILLS ?? (engineName() === 'sqlite' ? 10 : 6));

test(
  `${runs} sequences with a process that is killed leave what the model has (4.13, 4.19)`,
  async () => {
    const stripe = await startStripeServer();
    const service = await startService({
      env: { ...stripe.env, PAYMENT_TEST_PROVIDER: 'true', PAYMENT_TIMEOUT_SECONDS: '600' },
    });

    /** What is answered by nobody counts as an answer of the process that was killed. */
    const dying: Dying = async (step, send) => {
      const doomed = await spawnService({ ...service.env, FAULT_AT: step });
      try {
        return await send(doomed.call);
      } catch (error) {
        const { process: child } = doomed;
        if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
        if (child.signalCode !== 'SIGKILL') throw error;
        const body = { code: 'rest_internal_error', data: {} };
        return { status: 500, headers: new Headers(), body };
      } finally {
        await doomed.stop();
      }
    };

    const ground = await layGround(service, stripe, dying);
    const tally: Tally = new Map();
    const property = fc.asyncProperty(sequencesWithOneCrash, (sequence) =>
      runSequence(ground, sequence, tally),
    );
    await fc.assert(property, { numRuns: runs, seed: Number(MODEL_SEED) });
    const kills = [...tally].filter(([what]) => what.endsWith('500 rest_internal_error'));
    expect(kills.reduce((sum, [, count]) => sum + count, 0)).toBeGreaterThan(0);
  },
  30 * 60_000,
);
