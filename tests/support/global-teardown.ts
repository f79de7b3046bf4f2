import { rm } from 'node:fs/promises';
import { dropRun } from '#svc/testing/databases/index';
import { distDir, mailDirectory, projectRoot } from './environment';
import path from 'node:path';

/** Drops the template, the mails and the copied project, and what test files that died have left behind. */
export default async function globalTeardown(): Promise<void> {
  await rm(mailDirectory(), { recursive: true, force: true });
  const run = process.env.SVC_TEST_RUN;
  if (!run) return;
  const prepared = process.env.SVC_TEST_DIST ?? distDir;
  if (prepared !== path.join(projectRoot, 'dist'))
    await rm(prepared, { recursive: true, force: true });
  await dropRun(run);
}
