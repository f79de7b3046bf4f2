import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  answerBank,
  changeCart,
  checkout,
  checkoutByCard,
  clearCart,
  deadlyCheckout,
  expire,
  giveUp,
  payLate,
  signIn,
} from './buyer-steps';
import {
  addAttendee,
  changeAttendee,
  changeCapacity,
  changeOrder,
  changePrice,
  removeAttendee,
} from './office-steps';
import { askBack, deadlyDecision, decision, recover, settle } from './refund-steps';
import type { Step } from './step';
import {
  assertBooksAgree,
  assertSameSales,
  type Ground,
  letTimePass,
  openWorld,
  outcomeOf,
  prices,
} from './world';

/** Steps that follow each other. */
const often = (weight: number, ...steps: fc.Arbitrary<Step>[]) => ({
  weight,
  arbitrary: fc.tuple(...steps) as fc.Arbitrary<Step[]>,
});

const usual = [
  often(12, changeCart('add'), checkout),
  often(5, changeCart('add')),
  often(3, changeCart('set')),
  often(1, clearCart),
  often(2, signIn),
  often(2, expire),
  often(3, checkout),
  often(4, changeCart('add'), checkoutByCard),
  often(2, changeCart('add'), checkoutByCard, answerBank),
  often(4, changeCart('add'), checkoutByCard, giveUp, changeCart('add'), payLate),
  often(1, giveUp),
  often(3, answerBank),
  often(2, payLate),
  often(4, changeOrder),
  often(2, addAttendee),
  often(5, changeAttendee),
  often(2, removeAttendee),
  often(2, changeCapacity),
  often(1, changePrice),
  often(6, askBack, decision),
  often(5, askBack),
  often(4, decision),
  often(1, recover),
];

const deadly = [often(3, changeCart('add'), deadlyCheckout), often(3, askBack, deadlyDecision)];

const capacities = fc.array(fc.constantFrom(-1, 2, 4, 6), {
  minLength: prices.length,
  maxLength: prices.length,
});

/** Of all lengths alike: what people do to an order comes late in a sequence. */
const some = (...of: ReturnType<typeof often>[]) =>
  fc
    .noBias(fc.array(fc.oneof(...of), { minLength: 1, maxLength: 20, size: 'max' }))
    .map((steps) => steps.flat());

/** How many places there are at first, and what happens then; crashes are settled some time later, or at the end. */
export const sequences = fc.record({
  capacities,
  steps: some(...usual, ...deadly, often(2, settle)),
});

/** The same with one crash. */
export const sequencesWithOneCrash = fc.record({
  capacities,
  steps: fc
    .tuple(some(...usual), fc.oneof(...deadly), some(...usual, often(2, settle)))
    .map((parts) => parts.flat()),
});

export interface Sequence {
  capacities: number[];
  steps: Step[];
}

/** How often a step was answered so. */
export type Tally = Map<string, number>;

/** @throws AssertionError where the service and the model say or have something else. */
export async function runSequence(
  ground: Ground,
  { capacities: first, steps }: Sequence,
  tally: Tally = new Map(),
): Promise<void> {
  const world = await openWorld(ground, first);
  for (const { name, take } of steps) {
    const said = await take(world);
    if (said) {
      const [model, answer] = said;
      const what = `${name}: ${model}`;
      assert.equal(`${name}: ${outcomeOf(answer)}`, what, JSON.stringify(answer.body));
      tally.set(what, (tally.get(what) ?? 0) + 1);
    }
    await assertSameSales(world);
  }
  world.sales.settle();
  await letTimePass(world);
  await assertSameSales(world);
  await assertBooksAgree(world);
}
