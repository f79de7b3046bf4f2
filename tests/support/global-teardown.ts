import { dropRun } from './databases';

/** Drops the template, and what test files that died have left behind. */
export default async function globalTeardown(): Promise<void> {
  if (process.env.SVC_TEST_RUN) await dropRun(process.env.SVC_TEST_RUN);
}
