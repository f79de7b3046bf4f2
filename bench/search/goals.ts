import { type Goal, goal } from '../goals';
import type { SearchResult } from './measure';

const whole = new Intl.NumberFormat('en');
/** A page far back may take three times as long. */
const mostGrowth = (name: string) => (name.includes('far pages') ? 3 : 1.5);
const longestWait = 50;

function waitGoal({ name, events, meanwhile: { longest } }: SearchResult): Goal {
  const what = `${name}, ${whole.format(events)} events, longest wait of another read`;
  return goal(what, `${longest.toFixed(0)} ms`, `≤ ${longestWait} ms`, longest <= longestWait);
}

function growthGoal(small: SearchResult, large: SearchResult): Goal {
  const growth = large.again.p50 / small.again.p50;
  const sizes = `p50 with ${whole.format(large.events)} to ${whole.format(small.events)} events`;
  const value = `${growth.toFixed(2)} ×`;
  const most = mostGrowth(large.name);
  return goal(`${large.name}, ${sizes}`, value, `≤ ${most} ×`, growth <= most);
}

export function searchGoals(results: SearchResult[]): Goal[] {
  const smallest = Math.min(...results.map(({ events }) => events));
  const small = (name: string) =>
    results.find((one) => one.name === name && one.events === smallest)!;
  const grown = results.filter(({ events }) => events > smallest);
  return [...grown.map((large) => growthGoal(small(large.name), large)), ...results.map(waitGoal)];
}
