import type { Result } from './measure';
import { single } from './scenarios';
import type { SignInResult } from './sign-in';

const whole = new Intl.NumberFormat('en');

/** A target, what was reached, and whether that is enough. */
export interface Goal {
  text: string;
  isMet: boolean;
}

/** A line of the report about a target. */
export function goal(what: string, value: string, wanted: string, isMet: boolean): Goal {
  return { text: `${isMet ? 'met' : '**not met**'}: ${what}: ${value} (target ${wanted})`, isMet };
}

function smallestGoals({ scenario, events, toCore, toEmpty }: Result): Goal[] {
  const what = `${scenario}, ${whole.format(events)} events`;
  const share = (wanted: number) =>
    goal(
      `${what}, of the empty route`,
      `${Math.round(100 * toEmpty)} %`,
      `≥ ${wanted} %`,
      toEmpty >= wanted / 100,
    );
  if (scenario === single) return [share(60)];
  const times = goal(`${what}, to Strapi's own`, `${toCore.toFixed(1)} ×`, '≥ 10 ×', toCore >= 10);
  return [times, share(50)];
}

function growthGoal(small: Result, large: Result): Goal {
  const growth = large.measures.ours.p50 / small.measures.ours.p50;
  return goal(
    `${small.scenario}, p50 with ${whole.format(large.events)} to ${whole.format(small.events)} events`,
    `${growth.toFixed(2)} ×`,
    '≤ 1.5 ×',
    growth <= 1.5,
  );
}

export function goalsOf(results: Result[]): Goal[] {
  const sizes = [...new Set(results.map(({ events }) => events))].sort((a, b) => a - b);
  const of = (events: number) => results.filter((result) => result.events === events);
  const smallest = of(sizes[0]!);
  const goals = smallest.flatMap(smallestGoals);
  for (const size of sizes.slice(1)) {
    of(size).forEach((large, index) => goals.push(growthGoal(smallest[index]!, large)));
  }
  return goals;
}

export function signInGoals(results: SignInResult[]): Goal[] {
  return results
    .filter(({ way }) => way !== 'guest')
    .map(({ way, toGuest }) =>
      goal(
        `${way}, of the same GET as a guest`,
        `${Math.round(100 * toGuest)} %`,
        '≥ 60 %',
        toGuest >= 0.6,
      ),
    );
}
