import { adminApi } from '@strapi/strapi/admin';

/*
 * The one place that meets the Content Manager's requests for a list and for what a form shows, which the host has no
 * types for.
 */

export interface HostError {
  status?: number;
  message?: string;
}

interface ListArguments {
  model: string;
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

interface Shown {
  model: string;
  documentId?: string;
}

/** The request for what a form shows. */
interface FormRequest {
  queryFn: (shown: Shown, ...more: unknown[]) => Promise<{ error?: HostError }>;
}

interface Requests {
  getAllDocuments: ListRequest;
  getDocument: FormRequest;
}

interface HostApi {
  enhanceEndpoints(options: {
    endpoints: { [Name in keyof Requests]?: (definition: Requests[Name] | undefined) => void };
  }): unknown;
}

/** Changes how the panel asks for a list; nothing happens where the host no longer has it. */
export function changeListRequest(change: (request: ListRequest) => void): void {
  (adminApi as unknown as HostApi).enhanceEndpoints({
    endpoints: { getAllDocuments: (definition) => definition && change(definition) },
  });
}

/** Does something when a form is refused what it is to show. */
export function onRefusedForm(act: (shown: Shown, error: HostError) => void): void {
  (adminApi as unknown as HostApi).enhanceEndpoints({
    endpoints: {
      getDocument: (definition) => {
        if (!definition) return;
        const ask = definition.queryFn;
        definition.queryFn = async (shown, ...more) => {
          const answer = await ask(shown, ...more);
          if (answer.error) act(shown, answer.error);
          return answer;
        };
      },
    },
  });
}
