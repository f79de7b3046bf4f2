import { adminApi } from '@strapi/strapi/admin';

/*
 * The one place that meets the Content Manager's request for a list, which the host has no types for.
 */

export interface HostError {
  status?: number;
  message?: string;
}

interface ListArguments {
  params?: { filters?: unknown };
}

/** The request for a list, as the store keeps it. */
interface ListRequest {
  transformErrorResponse?: (error: HostError, meta: unknown, args: ListArguments) => HostError;
  onQueryStarted?: (
    args: ListArguments,
    life: { queryFulfilled: Promise<unknown> },
  ) => Promise<void>;
}

interface HostApi {
  enhanceEndpoints(options: {
    endpoints: { getAllDocuments: (definition: ListRequest | undefined) => void };
  }): unknown;
}

/** Changes how the panel asks for a list; nothing happens where the host no longer has it. */
export function changeListRequest(change: (request: ListRequest) => void): void {
  (adminApi as unknown as HostApi).enhanceEndpoints({
    endpoints: { getAllDocuments: (definition) => definition && change(definition) },
  });
}
