/** What a round of requests came to; times in milliseconds. */
export interface Measure {
  perSecond: number;
  p50: number;
  p99: number;
  /** Processor time of the service per request. */
  cpu: number;
}

/** Of sorted values. */
export function percentile(sorted: number[], share: number): number {
  const index = Math.min(sorted.length - 1, Math.floor(sorted.length * share));
  return sorted[index] ?? Number.NaN;
}

function median(values: number[]): number {
  return percentile(
    values.toSorted((a, b) => a - b),
    0.5,
  );
}

/** The median of each figure over all rounds, so that one disturbed round does not count. */
export function medianOf(rounds: Measure[]): Measure {
  return {
    perSecond: median(rounds.map(({ perSecond }) => perSecond)),
    p50: median(rounds.map(({ p50 }) => p50)),
    p99: median(rounds.map(({ p99 }) => p99)),
    cpu: median(rounds.map(({ cpu }) => cpu)),
  };
}

/** The median of the ratios of rounds that followed each other: what slowed the machine down slowed both. */
export function medianRatio(these: Measure[], those: Measure[], figure: keyof Measure): number {
  return median(these.map((measure, round) => measure[figure] / those[round]![figure]));
}
