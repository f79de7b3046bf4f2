import type { Context } from 'koa';
import { databaseAnswers } from '../../database/answers';
import { Problem } from '../../domain/problem';

/**
 * Whether this process can serve: not only that it runs, but that its database answers.
 * @throws Problem `busy`
 */
async function showHealth(ctx: Context): Promise<void> {
  const isWell = await databaseAnswers();
  ctx.set('Cache-Control', 'no-store');
  if (!isWell) throw new Problem('busy', 'The database does not answer.');
  ctx.body = { status: 'ok' };
}

/** No endpoint: what it answers is for machines that watch this one. */
export default {
  routes: [{ method: 'GET', path: '/svc/health', handler: [showHealth], config: { auth: false } }],
};
