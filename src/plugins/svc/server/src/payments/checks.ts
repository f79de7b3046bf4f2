import type { Knex } from 'knex';
import type { CheckedOrder } from './declare';

/* What a project's ways of paying say of their orders must hold. */

export interface MethodCheck {
  /** What holds, in words. */
  rule: string;
  /** A line for each order for which it does not. */
  find: (
    orders: CheckedOrder[],
    context: { db: Knex; settings: Record<string, unknown> },
  ) => string[] | Promise<string[]>;
}

const checks = new Map<string, MethodCheck>();

export function addCheck(name: string, check: MethodCheck): void {
  checks.set(name, check);
}

/** By the names of the methods. */
export function methodChecks(): [string, MethodCheck][] {
  return [...checks];
}
