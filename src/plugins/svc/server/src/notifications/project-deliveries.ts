import { reasonOf } from '../lib/error-reason';
import { withTimeout } from '../lib/timeout';
import { findDelivery } from '../outbox/deliveries';
import type { Entry } from '../outbox/entries';
import type { Notice } from '../outbox/kinds';
import { whatIsTold } from './hook-payloads';

/* Deliveries of a project's own. */

/** As long as a listener of a hook. */
const timeoutSeconds = 10;

/** The name of the project's delivery that an entry is for; undefined for what the service delivers itself. */
export function deliveryNameOf({ kind }: Entry): string | undefined {
  return kind.startsWith('delivery ') ? kind.slice('delivery '.length) : undefined;
}

/** Calls the project's code. Nothing is delivered of what is gone by now. @throws what it throws, Error where it takes too long */
export async function callProject(entry: Entry, notice: Notice): Promise<void> {
  const delivery = findDelivery(deliveryNameOf(entry)!);
  if (!delivery) throw new Error('Nothing in the code delivers this.');
  const [told] = await whatIsTold([notice]);
  if (!told) return;
  const late = new AbortController();
  const attempt = { key: entry.fact_id, attempt: entry.attempts, signal: late.signal };
  const call = Promise.resolve().then(() => delivery.handle(told[1] as never, attempt));
  try {
    await withTimeout(call, timeoutSeconds, `It took more than ${timeoutSeconds} seconds.`);
  } finally {
    late.abort();
  }
}

const longestReason = 200;

/**
 * What an editor is shown of a failure: the words of an error that the project's code has made, of any other what kind
 * it was.
 */
export function reasonOfDelivery(error: unknown): string {
  if (!(error instanceof Error)) return reasonOf(error);
  const { name, message, code, cause } = error as Error & { code?: unknown };
  if (name === 'Error' && code === undefined && !cause) return message.slice(0, longestReason);
  const { code: codeOfCause } = (cause ?? {}) as { code?: string };
  return [reasonOf(error), codeOfCause].filter(Boolean).join(' ').slice(0, longestReason);
}
