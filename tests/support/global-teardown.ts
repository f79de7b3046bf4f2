import { rm } from 'node:fs/promises';
import { dropRun } from './databases';
import { mailDirectory, ownTypesLeftOut } from './environment';

/** Drops the template, the mails and the copied project, and what test files that died have left behind. */
export default async function globalTeardown(): Promise<void> {
  await rm(mailDirectory(), { recursive: true, force: true });
  const run = process.env.SVC_TEST_RUN;
  if (!run) return;
  await rm(ownTypesLeftOut(run), { recursive: true, force: true });
  await dropRun(run);
}
