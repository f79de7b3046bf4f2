import { type Goal, goal } from '../goals';
import type { SellingResult } from './measure';

const whole = new Intl.NumberFormat('en');

/** How many buyers the rates are promised for, and those whose usual wait the longest of these is held against. */
const rush = 32;
const busy = 8;

const ordersPerMinute: Record<string, number> = { SQLite: 5000, PostgreSQL: 3000 };

/** The name of what was measured. */
export function shopName({ engine, processes }: Pick<SellingResult, 'engine' | 'processes'>) {
  return `${engine}, ${processes} ${processes === 1 ? 'process' : 'processes'}`;
}

function shareGoal(result: SellingResult): Goal {
  const { buyers, toEmpty } = result;
  return goal(
    `${shopName(result)}, ${buyers} at once, purchases per 100 requests of the empty route`,
    (100 * toEmpty).toFixed(1),
    '≥ 8',
    toEmpty >= 0.08,
  );
}

function rateGoal(result: SellingResult): Goal {
  const wanted = ordersPerMinute[result.engine]!;
  const reached = Math.round(60 * result.measures.ours.perSecond);
  return goal(
    `${shopName(result)}, orders a minute of ${rush} buyers`,
    whole.format(reached),
    `≥ ${whole.format(wanted)}`,
    reached >= wanted,
  );
}

function waitGoal(few: SellingResult, many: SellingResult): Goal {
  const times = many.measures.ours.p99 / few.measures.ours.p50;
  return goal(
    `${shopName(many)}, p99 of ${rush} buyers to p50 of ${busy}`,
    `${times.toFixed(1)} ×`,
    '< 20 ×',
    times < 20,
  );
}

export function sellingGoals(results: SellingResult[]): Goal[] {
  const of = (buyers: number) => results.filter((result) => result.buyers === buyers);
  return of(rush).flatMap((many, index) => {
    const few = of(busy)[index]!;
    return [rateGoal(many), shareGoal(few), shareGoal(many), waitGoal(few, many)];
  });
}
