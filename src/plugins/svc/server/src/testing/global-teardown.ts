import { dropRun } from './databases';

/** After all test files: drops their databases, those of files that died too. */
export default async function globalTeardown(): Promise<void> {
  if (process.env.SVC_TEST_RUN) await dropRun(process.env.SVC_TEST_RUN);
}
