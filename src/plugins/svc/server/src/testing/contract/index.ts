import type { About, Running } from './about';
import { checkAccess } from './access';
import { checkBatch } from './batch';
import { checkConditionalWrites } from './conditional-writes';
import { checkDescription } from './description';
import { checkDrafts } from './drafts';
import { checkFields } from './fields';
import { checkFilters } from './filters';
import { checkPanel } from './panel';
import { checkPlaces } from './places';
import { checkReads } from './reads';
import { checkRelations } from './relations';
import { using } from './use';
import { checkWrites } from './writes';

export type { About, Running } from './about';

const checks = [
  ...[checkFields, checkReads, checkFilters, checkWrites, checkDrafts, checkRelations],
  ...[checkConditionalWrites, checkBatch, checkAccess, checkDescription, checkPanel, checkPlaces],
];

/**
 * Declares the tests of what holds for every resource that editors make and everybody reads. Fields, filters, drafts,
 * owners, relations, files and lists below others are taken from its declaration, and values are made for them.
 */
export function checkResource(about: About, running: () => Running): void {
  const use = using(about, running);
  for (const check of checks) check(use);
}
