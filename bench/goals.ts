import type { Result } from './measure';
import { single } from './scenarios';
import { everything, type WayResult } from './sign-in';

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

/** How many requests of ours take as much processor time as one of the yardstick. */
function ratioGoal(what: string, ratio: number, wanted: number): Goal {
  return goal(what, `${ratio.toFixed(2)} ×`, `≥ ${wanted} ×`, ratio >= wanted);
}

function smallestGoals({ scenario, events, ...ratios }: Result): Goal[] {
  const { cpuToCore, cpuToEmpty, cpuToWhole } = ratios;
  const what = `${scenario}, ${whole.format(events)} events`;
  const lane = ratioGoal(`${what}, to the same by the whole way`, cpuToWhole, 1.5);
  if (scenario === single) return [lane, ratioGoal(`${what}, to the empty route`, cpuToEmpty, 3)];
  return [
    lane,
    ratioGoal(`${what}, to Strapi's own`, cpuToCore, 60),
    ratioGoal(`${what}, to the empty route`, cpuToEmpty, 2),
  ];
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

export function signInGoals(results: WayResult[]): Goal[] {
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

export function embeddedGoals(results: WayResult[]): Goal[] {
  return results
    .filter(({ way }) => way === everything)
    .map(({ toGuest }) =>
      goal(
        `list, page 1, ${everything}, of the bare list, both remembered`,
        `${Math.round(100 * toGuest)} %`,
        '≥ 40 %',
        toGuest >= 0.4,
      ),
    );
}
