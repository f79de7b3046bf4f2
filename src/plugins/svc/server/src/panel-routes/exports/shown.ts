import { permissionChecker, transformQuery } from '../../host/content-manager';
import { queryEngine } from '../../host/query-engine';
import type { AdminContext } from '../../kit/admin-route';
import { asSearched } from '../box-office/search-by-code';
import { batchSize, type Shown } from './batches';

/*
 * What a list shows that somebody has narrowed by its search and its filters. The panel's file of it has the same.
 */

interface Narrowed {
  where: object;
  _q?: string;
}

/** Types whose lists have such a file. */
type Uid = keyof typeof asSearched;

async function* idsOf(uid: Uid, { where, _q }: Narrowed): Shown {
  for (let after = 0; ;) {
    const rows = await queryEngine(uid).findMany({
      where: { $and: [where, { publicId: { $gt: after } }] },
      ...(_q && { _q }),
      select: ['publicId'],
      orderBy: { publicId: 'asc' },
      limit: batchSize,
    });
    if (rows.length > 0) yield rows.map(({ publicId }) => publicId);
    if (rows.length < batchSize) return;
    after = rows.at(-1)!.publicId;
  }
}

/** What is shown of a list with the search and the filters of a request; undefined for one with neither: all of it. */
export async function shownOf(
  { query, state }: AdminContext,
  uid: Uid,
): Promise<Shown | undefined> {
  const { filters, _q } = query;
  const search = typeof _q === 'string' ? _q.trim() : '';
  if (filters === undefined && search === '') return undefined;
  const checker = permissionChecker(state.userAbility, uid);
  const allowed = await checker.sanitizedQuery.read({ ...(filters !== undefined && { filters }) });
  const { where = {} } = transformQuery(uid, allowed);
  const searched = search ? await asSearched[uid](search) : {};
  return idsOf(uid, { _q: searched._q, where: { $and: [where, searched.where].filter(Boolean) } });
}
