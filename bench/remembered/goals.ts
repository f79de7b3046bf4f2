import { type Goal, goal } from '../goals';
import type { Measured, RememberedResult, SellingReads } from './measure';

const wantedRemembered = { SQLite: 10, PostgreSQL: 5 };
/** Of answers that are made anew. */
const wantedMade: Record<string, number> = { list: 2, single: 3 };
const wantedWhileSelling = 0.6;

function readGoal({ engine, kind, remembers, cpuToEmpty }: RememberedResult): Goal[] {
  const wanted = remembers ? wantedRemembered[engine] : wantedMade[kind];
  if (wanted === undefined || (!remembers && engine !== 'SQLite')) return [];
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
