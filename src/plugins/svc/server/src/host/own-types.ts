import { rulesOf } from './rules';
import { settings } from './strapi';

/*
 * Which content types are the plugin's business. Those of the project are their owner's, unless they are declared as
 * resources, have rules, or the project says that all types are to be guarded.
 */

const declared = new Set<string>();

/** Takes over a type of the project that is declared as a resource. To be called while Strapi registers. */
export function adoptType(uid: string): void {
  declared.add(uid);
}

/** Whether the type is the plugin's own or a declared resource. */
export function isOwnType(uid: string): boolean {
  return uid.startsWith('plugin::svc.') || declared.has(uid);
}

/** Whether writes of the type wait for each other, are tried again and name their editor. */
export function isGuardedType(uid: string): boolean {
  return settings().guardAllTypes || isOwnType(uid) || rulesOf(uid).length > 0;
}
