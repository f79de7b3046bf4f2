import { contentManagerRequest } from '../host/content-manager-request';

/* The search of the panel's list of a type, where what is typed means more than the host makes of it. */

export interface Searched {
  _q?: string;
  where?: object;
}

interface Query {
  params: Omit<Searched, '_q'> & { _q?: unknown };
}

/** Has `change` rewrite what is asked whenever somebody searches the list: its rows, and how many they are. */
export function onListSearch(
  uid: string,
  change: (params: Searched, text: string) => Promise<void>,
): void {
  const search = async ({ params }: Query): Promise<void> => {
    const text = typeof params._q === 'string' ? params._q.trim() : '';
    const isList = contentManagerRequest()?.path === `/content-manager/collection-types/${uid}`;
    if (isList && text !== '') await change(params as Searched, text);
  };
  strapi.db.lifecycles.subscribe({
    models: [uid],
    beforeFindMany: search,
    beforeCount: search,
  } as unknown as Parameters<typeof strapi.db.lifecycles.subscribe>[0]);
}
