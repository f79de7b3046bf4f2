import { contentManagerRequest } from '../host/content-manager-request';

/* The search of the panel's list of a type, where what is typed means more than the host makes of it. */

/** Words for the host's own search, or a condition in its place. */
export interface Searched {
  _q?: string;
  where?: object;
}

interface Query {
  params: { where?: object; _q?: unknown };
}

function apply(params: Query['params'], { _q, where }: Searched): void {
  if (_q === undefined) delete params._q;
  else params._q = _q;
  if (where) params.where = params.where ? { $and: [params.where, where] } : where;
}

/** Asks `find` what is meant whenever somebody searches the list, once for its rows and for how many they are. */
export function onListSearch(uid: string, find: (text: string) => Promise<Searched>): void {
  const known = new WeakMap<object, Promise<Searched>>();
  const search = async ({ params }: Query): Promise<void> => {
    const text = typeof params._q === 'string' ? params._q.trim() : '';
    const request = contentManagerRequest();
    if (request?.path !== `/content-manager/collection-types/${uid}` || text === '') return;
    const searched = known.get(request) ?? find(text);
    known.set(request, searched);
    apply(params, await searched);
  };
  strapi.db.lifecycles.subscribe({
    models: [uid],
    beforeFindMany: search,
    beforeCount: search,
  } as unknown as Parameters<typeof strapi.db.lifecycles.subscribe>[0]);
}
