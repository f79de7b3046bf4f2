import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from 'koa';
import { finding, select, sql } from '../../database/sql';
import { Problem } from '../../domain/problem';
import { database } from '../../host/strapi';

/** Longer than that nobody who balances load waits for. */
const milliseconds = 2000;

async function databaseAnswers(): Promise<boolean> {
  try {
    await select(database(), finding<{ one: number }>(sql`select 1 as one`));
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether this process can serve: not only that it runs, but that its database answers.
 * @throws Problem `busy`
 */
async function showHealth(ctx: Context): Promise<void> {
  const late = new AbortController();
  const timer = sleep(milliseconds, false, { signal: late.signal }).catch(() => false);
  const isWell = await Promise.race([databaseAnswers(), timer]);
  late.abort();
  ctx.set('Cache-Control', 'no-store');
  if (!isWell) throw new Problem('busy', 'The database does not answer.');
  ctx.body = { status: 'ok' };
}

/** No endpoint: what it answers is for machines that watch this one. */
export default {
  routes: [{ method: 'GET', path: '/svc/health', handler: [showHealth], config: { auth: false } }],
};
