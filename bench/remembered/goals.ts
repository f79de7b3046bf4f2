import { type Goal, goal } from '../goals';
import type { EngineTitle } from '../selling/databases';
import type { Measured, RememberedResult, SellingReads } from './measure';

const wantedRemembered: Partial<Record<EngineTitle, number>> = { SQLite: 10, PostgreSQL: 5 };
/** Of answers that are made anew: of the list, and of one thing. */
const wantedMade: Partial<Record<EngineTitle, { list: number; one: number }>> = {
  SQLite: { list: 2, one: 3 },
  PostgreSQL: { list: 1.2, one: 1.2 },
};
const wantedWhileSelling = 0.6;

function readGoal({ engine, kind, remembers, cpuToEmpty }: RememberedResult): Goal[] {
  const made = wantedMade[engine]?.[kind === 'list' ? 'list' : 'one'];
  const wanted = remembers ? wantedRemembered[engine] : made;
  if (wanted === undefined) return [];
  const what = `${engine}, ${kind}, ${remembers ? 'remembered' : 'made anew'} to the empty route`;
  return [goal(what, `${cpuToEmpty.toFixed(2)} ×`, `≥ ${wanted} ×`, cpuToEmpty >= wanted)];
}

function sellingGoal({ engine, cpuToRest }: SellingReads): Goal {
  const value = `${Math.round(100 * cpuToRest)} %`;
  const what = `${engine}, list while a ticket sells, of the list at rest`;
  return goal(what, value, `≥ ${100 * wantedWhileSelling} %`, cpuToRest >= wantedWhileSelling);
}

/** By processor time: what makes the load is slower than an answer that is remembered. */
export function rememberedGoals(measured: Measured[]): Goal[] {
  return measured.flatMap(({ results, selling }) => [
    ...results.flatMap(readGoal),
    sellingGoal(selling),
  ]);
}
