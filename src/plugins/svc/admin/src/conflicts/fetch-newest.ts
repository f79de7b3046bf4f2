import { type Difference, differencesBetween, type Fields } from './compare';
import {
  type Envelope,
  type Related,
  loadedRelations,
  type Send,
  type EntryKey,
  type Store,
} from './content-manager-api';
import { withTrashState } from '../shared/trash-state';

/*
 * The entry as it is now. Asked for as the form does, so that nobody is shown what they may not read.
 */

/** Undefined where it cannot be read, null where it is gone. */
export async function fetchNewest(
  send: Send,
  shown: EntryKey,
): Promise<Envelope | null | undefined> {
  const { collectionType, model, documentId, params } = shown;
  const url = ['/content-manager', collectionType, model, documentId].filter(Boolean).join('/');
  const { data, error } = await send({ url, method: 'GET', config: { params } });
  if (error) return error.status === 404 ? null : undefined;
  const newest = data as Envelope | Fields;
  // Accounts come without an envelope.
  const envelope = 'data' in newest ? (newest as Envelope) : { data: newest };
  return envelope.data.documentId ? { ...envelope, data: withTrashState(envelope.data) } : null;
}

const technicalFields = [
  'id',
  'documentId',
  'locale',
  'status',
  'publishedAt',
  'updatedAt',
  '__temp_key__',
];

/** What a relation's input shows of each entry: of its attributes it is told one. */
export function namesOf(results: Related[]): string {
  return results
    .map((related) => {
      const [name] = Object.keys(related).filter(
        (attribute) => !technicalFields.includes(attribute),
      );
      return String((name && related[name]) ?? related.documentId);
    })
    .sort()
    .join(', ');
}

export const idsOf = (results: Related[]) => results.map(({ documentId }) => documentId).sort();

async function relationDifferences(
  send: Send,
  store: Store,
  shown: EntryKey,
): Promise<Difference[]> {
  const { model, documentId } = shown;
  const found = loadedRelations(store, shown).map(async ({ name, params, results }) => {
    const url = `/content-manager/relations/${model}/${documentId}/${name}`;
    const page = { page: 1, pageSize: Math.max(results.length, 10) };
    const { data } = await send({ url, method: 'GET', config: { params: { ...params, ...page } } });
    const now = (data as { results?: Related[] } | undefined)?.results;
    if (!now || String(idsOf(results)) === String(idsOf(now))) return [];
    return [{ name, then: namesOf(results), now: namesOf(now) }];
  });
  return (await Promise.all(found)).flat();
}

/** What is no longer as it was loaded; relations by the names of their entries, where those were on the page. */
export async function findDifferences(
  send: Send,
  store: Store,
  shown: EntryKey,
  [loaded, newest]: [Fields, Fields],
): Promise<Difference[]> {
  const related = await relationDifferences(send, store, shown);
  const named = related.map(({ name }) => name);
  const others = differencesBetween(loaded, newest).filter(({ name }) => !named.includes(name));
  return [...others, ...related];
}
