import type { CallOptions } from '#svc/testing/client';
import type { Service } from './service';

/** A request in a batch, as a client writes it; a test may put anything in. */
export interface Part {
  path: unknown;
  method?: unknown;
  body?: unknown;
  headers?: unknown;
}

export interface PartAnswer {
  status: number;
  headers: Record<string, string>;
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
}

/** Sends a batch, whatever becomes of it. */
export function sendBatch(service: Service, requests: unknown, options: CallOptions = {}) {
  return service.call('POST', 'batch/v1', { ...options, body: { requests } });
}

/** The answers to a batch that is taken. */
export async function answersTo(
  service: Service,
  requests: Part[],
  options: CallOptions = {},
): Promise<PartAnswer[]> {
  const { status, body } = await sendBatch(service, requests, options);
  if (status !== 207) throw new Error(JSON.stringify(body));
  return body.responses as PartAnswer[];
}

/** Status, and code where it is an error. */
export function outcomeOf({ status, body }: Pick<PartAnswer, 'status' | 'body'>): string {
  return status < 400 ? String(status) : `${status} ${String(body.code)}`;
}
