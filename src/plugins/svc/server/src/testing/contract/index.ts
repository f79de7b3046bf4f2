import type { About, Running } from './about';
import { checkAccess } from './access';
import { checkBatch } from './batch';
import { checkConditionalWrites } from './conditional-writes';
import { checkDescription } from './description';
import { checkFields } from './fields';
import { checkPanel } from './panel';
import { checkReads } from './reads';
import { checkWrites } from './writes';

export type { About, Running } from './about';

/** What holds for every resource that editors make and everybody reads: declares the tests. */
export function checkResource(about: About, running: () => Running): void {
  checkFields(about, running);
  checkReads(about, running);
  checkWrites(about, running);
  checkConditionalWrites(about, running);
  checkBatch(about, running);
  checkAccess(about, running);
  checkDescription(about, running);
  checkPanel(about, running);
}
