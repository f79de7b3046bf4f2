/*
 * What differs between two versions of an entry, as the Content Manager answers them and as its forms send them: alike
 * is what says the same, whichever of the two it comes from.
 */

export type Fields = Record<string, unknown>;

/** An attribute that was one thing when the form was loaded, and is another now. */
export interface Difference {
  name: string;
  then: unknown;
  now: unknown;
}

/** What is kept about an entry, and does not stand in its form. */
const bookkeeping = [
  'id',
  'documentId',
  'locale',
  'localizations',
  'status',
  'createdAt',
  'updatedAt',
  'publishedAt',
  'createdBy',
  'updatedBy',
];

type Members = Record<string, unknown>;

/** A relation is answered as a count, and sent as what is connected and disconnected. */
function isUntouchedRelation(members: Members): boolean {
  const names = Object.keys(members).sort().join();
  if (names === 'count') return true;
  if (names !== 'connect,disconnect') return false;
  return Object.values(members).every((list) => Array.isArray(list) && list.length === 0);
}

/** Without what a form adds, and without the several ways of saying nothing. */
function normalized(value: unknown): unknown {
  if (value === null || value === '') return undefined;
  if (Array.isArray(value)) return value.map(normalized);
  if (typeof value !== 'object') return value;
  const members = value as Members;
  if (isUntouchedRelation(members)) return undefined;
  const said = Object.keys(members)
    .filter((name) => name !== '__temp_key__')
    .sort()
    .map((name) => [name, normalized(members[name])] as const)
    .filter(([, member]) => member !== undefined);
  return Object.fromEntries(said);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(normalized(one)) === JSON.stringify(normalized(other));
}

/** The attributes that somebody has changed in a form, which sends back all of them. */
export function editedFields(sent: Fields, loaded: Fields): string[] {
  return Object.keys(sent).filter(
    (name) => !bookkeeping.includes(name) && !isSame(sent[name], loaded[name]),
  );
}

/** How many an attribute relates to, as far as that is all that is known. */
function countOf(value: unknown): unknown {
  const isCount = typeof value === 'object' && value !== null && 'count' in value;
  return isCount && isUntouchedRelation(value as Members) ? value.count : undefined;
}

/** What is no longer as it was loaded. A relation counts where the number of its entries is another. */
export function differencesBetween(loaded: Fields, newest: Fields): Difference[] {
  const names = [...new Set([...Object.keys(loaded), ...Object.keys(newest)])];
  return names
    .filter((name) => !bookkeeping.includes(name))
    .map((name) => ({ name, then: loaded[name], now: newest[name] }))
    .filter(({ then, now }) => !isSame(then, now) || countOf(then) !== countOf(now));
}
