/*
 * `strapi import` and `strapi transfer` write row by row, relations last, past the Document Service: no rule could be
 * asked of what they write while they do. The one thing that tells is that the host's engine turns lifecycles off, and
 * has one transaction for all of it, before it writes, and turns them on when it has ended.
 */

let ended: Promise<unknown> = Promise.resolve();

/** When what is done after an import is done, too. */
export const importEnded = (): Promise<unknown> => ended;

/** Calls `after` when rows have been imported, by whatever way; not where they were only exported. */
export function watchImports(after: () => Promise<void>): void {
  const { db } = strapi;
  const { lifecycles } = db;
  const disable = lifecycles.disable.bind(lifecycles);
  const enable = lifecycles.enable.bind(lifecycles);
  let writing: Promise<unknown> | undefined;
  let isOff = false;
  const begin = db.transaction.bind(db) as (...args: unknown[]) => Promise<unknown>;
  const watched = (...args: unknown[]) => {
    const transaction = begin(...args);
    // An export begins none.
    if (isOff) writing ??= transaction;
    return transaction;
  };
  db.transaction = watched as typeof db.transaction;
  lifecycles.disable = () => {
    isOff = true;
    disable();
  };
  lifecycles.enable = () => {
    isOff = false;
    enable();
    const written = writing;
    writing = undefined;
    if (!written) return;
    // One that failed has written nothing.
    ended = written.then(after).catch((error: unknown) => {
      strapi.log.error(`After the import: ${(error as Error).message}`);
    });
  };
}
