import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { natively, resolveNatively } from './natively';

/** The module of the host. What Jest loads is loaded anew for each file, so the host's own function is kept beside. */
interface Populates {
  getDeepPopulate: (uid: string, options?: object) => object;
  ofHost?: Populates['getDeepPopulate'];
}

/**
 * Makes the host ask anew what a type has. It remembers the relations, files and components of each by its name, for as
 * long as the process lives: of two projects in one process, the second would write those of the first.
 */
export function forgetPopulates(): void {
  const core = path.dirname(resolveNatively('@strapi/core', resolveNatively('@strapi/strapi')));
  const file = path.join(core, 'services/document-service/utils/populate.js');
  const populates = natively<Populates>(file);
  const ofHost = (populates.ofHost ??= populates.getDeepPopulate);
  const start = randomUUID();
  // What is remembered goes by the options, too.
  populates.getDeepPopulate = (uid, options) => ofHost(uid, { ...options, start });
}
