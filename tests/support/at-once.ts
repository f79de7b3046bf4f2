import assert from 'node:assert/strict';
import type { Answer, Call, CallOptions } from '#svc/testing/client';

/** How many send the same thing at the same moment. */
const many = 8;

/** Reads meet nobody. Comparing a password, and reading a megabyte, takes long and meets nobody either. */
function mayMeet(method: string, { as, body }: CallOptions): boolean {
  const isSlow =
    as?.authorization.startsWith('Basic ') || JSON.stringify(body ?? '').length > 10_000;
  return method !== 'GET' && !isSlow;
}

function refusalOf({ status, body }: Answer): unknown {
  const { code, data } = (body ?? {}) as { code?: string; data?: unknown };
  return { status, code, data };
}

/**
 * A client that sends a write that was refused again, eight times at once: each has to be refused like the first. What was
 * taken is not sent again.
 */
export function refusedAtOnce(call: Call): Call {
  return async (method, path, options = {}) => {
    const first = await call(method, path, options);
    if (first.status < 400 || !mayMeet(method, options)) return first;
    const again = Array.from({ length: many }, () => call(method, path, options));
    for (const answer of await Promise.all(again)) {
      assert.deepEqual(refusalOf(answer), refusalOf(first));
    }
    return first;
  };
}
