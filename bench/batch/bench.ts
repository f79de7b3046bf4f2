import { goal } from '../goals';
import type { BenchOptions } from '../options';
import type { Part } from '../parts';
import { onEachDatabase } from '../selling/databases';
import { type BatchResult, measureBatches } from './measure';
import { batchReport, nameOf, percent } from './report';

function goalOf(result: BatchResult) {
  return goal(
    `${nameOf(result)}, time of a batch to that of 25 single calls`,
    percent(result.time),
    '≤ 60 %',
    result.time <= 0.6,
  );
}

/** 25 things made by one batch, and by 25 calls over one open connection, on every database that there is. */
export async function benchBatch(options: BenchOptions): Promise<Part> {
  const measured = await onEachDatabase((database) => measureBatches(database, options));
  const results = measured.results.flat();
  const goals = results.map(goalOf);
  return { goals, report: batchReport({ results, goals, remarks: measured.remarks }, options) };
}
