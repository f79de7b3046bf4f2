import type { Context, Next } from 'koa';

/** A middleware. */
export type Run = (ctx: Context, next: Next) => Promise<unknown>;

/** What answers, and all that a request goes through. */
export interface Ways {
  handler: (ctx: Context) => Promise<void>;
  run: (ctx: Context) => Promise<unknown>;
}

export function composed(runs: Run[], last: Ways['handler']): Ways['run'] {
  return runs.reduceRight<Ways['run']>(
    (next, run) => (ctx) => run(ctx, () => next(ctx)) as Promise<unknown>,
    last,
  );
}
