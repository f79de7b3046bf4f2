import { rm } from 'node:fs/promises';
import { dropRun } from './databases';
import { mailDirectory } from './environment';

/** Drops the template and the mails, and what test files that died have left behind. */
export default async function globalTeardown(): Promise<void> {
  await rm(mailDirectory(), { recursive: true, force: true });
  if (process.env.SVC_TEST_RUN) await dropRun(process.env.SVC_TEST_RUN);
}
