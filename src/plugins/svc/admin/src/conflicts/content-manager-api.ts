import { adminApi } from '@strapi/strapi/admin';
import type { Fields } from './compare';

/*
 * The one place that meets the Content Manager's requests in the store, which the host has no types for.
 */

/** An entry, as requests for it name it. */
export interface EntryKey {
  collectionType: string;
  model: string;
  /** Neither for one that is being made, nor for that of a single type. */
  documentId?: string;
  params?: object;
}

export interface SaveArguments extends EntryKey {
  data: Fields;
}

export interface ApiError {
  name?: string;
  status?: number;
  message?: string;
  details?: Fields;
}

export interface ApiResponse {
  data?: unknown;
  error?: ApiError;
}

export interface HttpRequest {
  url: string;
  method: 'GET' | 'PUT' | 'POST';
  data?: unknown;
  config?: { params?: object };
}

export type Send = (request: HttpRequest) => Promise<ApiResponse>;

export interface Store {
  dispatch(action: unknown): unknown;
  getState(): unknown;
}

/** A request that changes something, as the store keeps it. */
export interface Mutation {
  query?: (args: SaveArguments) => HttpRequest;
  queryFn?: (
    args: SaveArguments,
    store: Store,
    options: unknown,
    send: Send,
  ) => Promise<ApiResponse>;
  transformResponse?: (response: unknown, meta: unknown, args: SaveArguments) => unknown;
  invalidatesTags?: (result: unknown, error: unknown, args: SaveArguments) => unknown[];
  onQueryStarted?: unknown;
}

/** An entry with what is told about it. */
export interface Envelope {
  data: Fields;
}

interface HostApi {
  enhanceEndpoints(options: {
    endpoints: Record<string, (definition: Mutation | undefined) => void>;
  }): unknown;
  endpoints: {
    getDocument: { select(args: EntryKey): (state: unknown) => { data?: Envelope } };
  };
  util: {
    updateQueryData(
      endpoint: 'getDocument',
      args: EntryKey,
      change: (cached: Envelope) => Envelope | void,
    ): unknown;
    invalidateTags(tags: unknown[]): unknown;
  };
}

const host = adminApi as unknown as HostApi;

/** Changes how the panel makes one of its requests; nothing happens where the host no longer has it. */
export function changeMutation(name: string, change: (mutation: Mutation) => void): void {
  host.enhanceEndpoints({
    endpoints: { [name]: (definition) => definition && change(definition) },
  });
}

/** Changes what the panel is answered to one of its requests. */
export function changeQuery(name: string, change: (answer: ApiResponse) => ApiResponse): void {
  changeMutation(name, (query) => {
    const { queryFn } = query;
    if (queryFn) query.queryFn = async (...asked) => change(await queryFn(...asked));
  });
}

const keyOf = ({ collectionType, model, documentId, params }: EntryKey): EntryKey => ({
  collectionType,
  model,
  documentId,
  params,
});

/** What its form was filled with. */
export function loadedEntry(store: Store, shown: EntryKey): Fields | undefined {
  return host.endpoints.getDocument.select(keyOf(shown))(store.getState()).data?.data;
}

/** Changes what its form is filled with. */
export function updateCachedEntry(
  store: Store,
  shown: EntryKey,
  change: (cached: Envelope) => Envelope | void,
): void {
  store.dispatch(host.util.updateQueryData('getDocument', keyOf(shown), change));
}

/** Has what is on the page of an entry's relations, and of lists with it, asked for again. */
export function refreshRelated(store: Store, { model }: EntryKey): void {
  const list = { type: 'Document', id: `${model}_LIST` };
  store.dispatch(host.util.invalidateTags([list, 'Relations']));
}

export interface Related {
  documentId: string;
  [attribute: string]: unknown;
}

interface CachedQuery {
  endpointName?: string;
  originalArgs?: { model: string; id?: string; targetField: string; params?: object };
  data?: { results?: Related[] };
}

/** What the inputs of an entry's relations were filled with. */
export function loadedRelations(store: Store, { model, documentId }: EntryKey) {
  const { queries } = (store.getState() as { adminApi: { queries: Record<string, CachedQuery> } })
    .adminApi;
  return Object.values(queries).flatMap(({ endpointName, originalArgs, data }) =>
    endpointName === 'getRelations' &&
    originalArgs?.model === model &&
    originalArgs.id === documentId &&
    data?.results
      ? [{ name: originalArgs.targetField, params: originalArgs.params, results: data.results }]
      : [],
  );
}
