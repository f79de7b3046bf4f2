import fc from 'fast-check';
import { type PanelStep, panelStep, takePanelStep } from './panel-steps';
import { type RestStep, restStep, takeRestStep } from './rest-steps';
import type { World } from './world';

/** How many are at work at the same time. */
const clients = 8;

type Step = RestStep | PanelStep;

/** What was done, and how it was answered: `PUT updateVenue 200`. */
export type Tally = Map<string, number>;

export interface Outcome {
  tally: Tally;
  /** What must not happen, each with all that is needed to see why. */
  failures: string[];
}

function nameOf(step: Step): string {
  if ('name' in step) return `panel: ${step.name}`;
  return `${step.plan.method} ${step.plan.operation.id}`;
}

/** An outage of a provider is one that the description has: the test's own provider is told to have it. */
function isFine({ status, body }: { status: number; body: unknown }): boolean {
  const { code } = (body ?? {}) as { code?: string };
  return status < 500 || code === 'rest_payment_unavailable';
}

async function take(world: World, step: Step, process: number, outcome: Outcome): Promise<void> {
  const what = nameOf(step);
  try {
    const answer =
      'name' in step
        ? await takePanelStep(world, step, world.processes[process]!.url)
        : await takeRestStep(world, step, process);
    const how = `${what} ${answer.status}`;
    outcome.tally.set(how, (outcome.tally.get(how) ?? 0) + 1);
    if (!isFine(answer)) {
      outcome.failures.push(`${how}: ${JSON.stringify(answer.body)} ${JSON.stringify(step)}`);
    }
  } catch (error) {
    outcome.failures.push(`${what}: ${(error as Error).message}`);
  }
}

/** Everybody takes the next step as soon as theirs is done, whatever the others are doing. */
export async function runCollisions(
  world: World,
  { steps: numRuns, seed }: { steps: number; seed: number },
): Promise<Outcome> {
  const anyStep = fc.oneof<fc.MaybeWeightedArbitrary<Step>[]>(
    { weight: 3, arbitrary: restStep(world.operations) },
    { weight: 2, arbitrary: panelStep },
  );
  const steps = fc.sample(anyStep, { numRuns, seed });
  const outcome: Outcome = { tally: new Map(), failures: [] };
  const work = async (client: number) => {
    for (let step = steps.pop(); step; step = steps.pop()) {
      if (outcome.failures.length > 20) return;
      await take(world, step, client % world.processes.length, outcome);
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => work(client)));
  return outcome;
}
