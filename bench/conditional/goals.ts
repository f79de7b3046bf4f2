import { type Goal, goal } from '../goals';
import type { ReadResult } from './measure';

export function conditionalGoals(results: ReadResult[]): Goal[] {
  return results.flatMap(({ name, toEmpty, wanted }) => {
    if (wanted === undefined) return [];
    const value = `${Math.round(100 * toEmpty)} %`;
    return [goal(`${name}, of the empty route`, value, `≥ ${100 * wanted} %`, toEmpty >= wanted)];
  });
}
