import type { Knex } from 'knex';
import { Problem, type ProblemKind, type Why } from '../../../../domain/problem';
import type { NextStep } from '../../../../payments/provider';
import { digestOf } from '../../../../domain/secrets';
import { insertOrIgnore } from '../../../../database/insert-rows';
import { table } from '../../../../database/table';
import { database } from '../../../../host/strapi';
import { now } from '../../../../lib/clock';

/*
 * A request that was sent with an Idempotency-Key may be sent again: the second gets the answer of the first. The row
 * is written in the order's own transaction, so that there is never one without the other.
 */

const secondsKept = 24 * 60 * 60;

/** A request that may be a repetition. */
export interface IdempotentRequest {
  /** The key as it was sent. */
  key: string;
  /** Whose request, and to what: the same key of somebody else is another one. */
  scope: string;
  /** What was sent. */
  body: unknown;
}

/** What came of an order: what the buyer is told of it, or why it failed. Without what must not be stored. */
export type CheckoutOutcome =
  | {
      result: { orderId: number; status: string; total: string; attendeeIds: number[] };
      /** What the buyer has to go on with; it is asked for anew and never stored. */
      step?: NextStep;
    }
  | { problem: ProblemOutcome };

/** What went wrong, without its stack. */
export interface ProblemOutcome {
  kind: ProblemKind;
  message: string;
  why?: Why;
}

export function problemOutcome({ kind, message, why }: Problem): { problem: ProblemOutcome } {
  return { problem: { kind, message, ...(why && { why }) } };
}

/** An outcome as it is kept. */
type StoredOutcome =
  | { result: { order_id: number; status: string; total: string; attendee_ids: number[] } }
  | { problem: ProblemOutcome };

function storedOutcome(outcome: CheckoutOutcome): string {
  const stored = (): StoredOutcome => {
    if ('problem' in outcome) return { problem: outcome.problem };
    const { orderId, status, total, attendeeIds } = outcome.result;
    return { result: { order_id: orderId, status, total, attendee_ids: attendeeIds } };
  };
  return JSON.stringify(stored());
}

function parseOutcome(text: string): CheckoutOutcome {
  const stored = JSON.parse(text) as StoredOutcome;
  if ('problem' in stored) return stored;
  const { order_id: orderId, status, total, attendee_ids: attendeeIds } = stored.result;
  return { result: { orderId, status, total, attendeeIds } };
}

function digest({ scope, key }: IdempotentRequest): string {
  return digestOf(JSON.stringify([scope, key]));
}

/** The same for the same fields, in whatever order they were sent. */
function fingerprint({ body }: IdempotentRequest): string {
  return digestOf(JSON.stringify(body, (_, value: unknown) => sorted(value)));
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function keyInFlight(): Problem {
  return new Problem(
    'keyInFlight',
    'The first request with this Idempotency-Key is still in progress.',
  );
}

/**
 * The answer to the first request with this key; null where there was none.
 * @throws Problem `keyMismatch` where that one asked for something else, `keyInFlight` while it has no answer.
 */
export async function findSavedOutcome(
  request: IdempotentRequest,
): Promise<CheckoutOutcome | null> {
  const row = await table(database(), 'svc_idempotency_keys')
    .where({ digest: digest(request) })
    .first('fingerprint', 'answer');
  if (!row) return null;
  if (row.fingerprint !== fingerprint(request)) {
    throw new Problem('keyMismatch', 'This Idempotency-Key was sent before, with another body.');
  }
  if (row.answer === null) throw keyInFlight();
  return parseOutcome(row.answer);
}

/** Takes the key for an order. @throws Problem `keyInFlight` where somebody else has it. */
export async function claimKey(
  trx: Knex,
  request: IdempotentRequest,
  orderId: number,
): Promise<void> {
  const row = { digest: digest(request), fingerprint: fingerprint(request) };
  const created = now();
  const taken = await insertOrIgnore(trx, 'svc_idempotency_keys', {
    ...row,
    order_id: orderId,
    created,
  });
  if (taken === null) throw keyInFlight();
}

/**
 * Takes the key for a change that is no order, in its own transaction; false where the same was done under it before.
 * What else was sent under the key is another change.
 */
export async function isFirstUnderKey(trx: Knex, request: IdempotentRequest): Promise<boolean> {
  const row = {
    digest: digestOf(JSON.stringify([digest(request), fingerprint(request)])),
    fingerprint: fingerprint(request),
  };
  return (await insertOrIgnore(trx, 'svc_idempotency_keys', { ...row, created: now() })) !== null;
}

/**
 * Keeps what the request of an order was answered, where it had a key. Of an order that waits for its buyer it is the
 * end that is kept, once there is one.
 */
export async function saveOutcome(trx: Knex, orderId: number, answer: CheckoutOutcome) {
  await table(trx, 'svc_idempotency_keys')
    .where({ order_id: orderId })
    .update({ answer: storedOutcome(answer) });
}

/** Whether the request of an order was answered: of one in payment, that its buyer has to go on. */
export async function isAnswered(orderId: number): Promise<boolean> {
  const row = await table(database(), 'svc_idempotency_keys')
    .where({ order_id: orderId })
    .first('answer');
  return typeof row?.answer === 'string';
}

/** Keys are good for a day. */
export async function purgeOldKeys(): Promise<void> {
  await table(database(), 'svc_idempotency_keys')
    .where('created', '<', now() - secondsKept)
    .delete();
}
