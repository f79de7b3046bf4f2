import fc, { type Arbitrary } from 'fast-check';
import type { Answer } from '#svc/testing/client';
import { eventBody } from '../events';
import type { Operation } from '../properties/description';
import { thingAt } from '../properties/known';
import { type Plan, requestOf, validPlan } from '../properties/requests';
import { type Caller, callers, type World } from './world';

/* What people do over REST: anything that the description offers. */

export interface RestStep {
  plan: Plan;
  caller: Caller;
}

/** Reads meet nobody. */
const weights: Record<string, number> = { GET: 1, POST: 2, PUT: 6, PATCH: 3, DELETE: 2 };

/** The least that is right: what else the description allows seldom fits what there is. */
const plain: Record<string, object> = {
  'svc/events/v1/venues': { title: 'A hall' },
  'svc/events/v1/organizers': { title: 'A club' },
  'svc/events/v1/events': eventBody({ status: 'publish' }),
};

function stepsOf(operation: Operation): { weight: number; arbitrary: Arbitrary<Plan> }[] {
  const weight = weights[operation.method] ?? 1;
  const any = { weight, arbitrary: validPlan(operation) };
  const body = plain[operation.path];
  if (operation.method !== 'POST' || !body) return [any];
  return [any, { weight: 4, arbitrary: validPlan(operation).map((plan) => ({ ...plan, body })) }];
}

/** The manager most often, who may do everything. */
const anyCaller = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Caller>('manager') },
  { weight: 8, arbitrary: fc.constantFrom(...callers) },
);

export function restStep(operations: Operation[]): Arbitrary<RestStep> {
  return fc.record({ plan: fc.oneof(...operations.flatMap(stepsOf)), caller: anyCaller });
}

/** Takes the step at the process with this number. */
export async function takeRestStep(
  { known, handles, processes }: World,
  { plan, caller }: RestStep,
  process: number,
): Promise<Answer> {
  const { path, ...sent } = requestOf(plan, known);
  const answer = await processes[process]!.call(plan.method, path, {
    ...sent,
    as: handles.get(caller),
  });
  if (answer.status < 300) {
    known.learn(answer.body, thingAt(plan.operation.path));
    known.learnHeaders(answer.headers, plan.operation.answerHeaders);
  }
  return answer;
}
