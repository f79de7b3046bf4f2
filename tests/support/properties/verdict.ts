import assert from 'node:assert/strict';
import type { Answer } from '#svc/testing/client';
import type { Operation } from './description';
import type { Plan, Wrong } from './requests';

/*
 * Whether an answer is right, going by the description and the order of checks (docs/contract.md 1.1) alone. That its
 * status, its code and its fields are documented is seen to by the client of the tests, at every answer.
 */

/** `everything` holds every capability, `nothing` is a user without any. */
export type CallerKind = 'guest' | 'unknown' | 'nothing' | 'some' | 'everything';

export interface Exchange {
  plan: Plan;
  caller: CallerKind;
  answer: Answer;
  /** Parameters whose form the service's own declarations object to. */
  malformed: string[];
}

interface ErrorBody {
  code: string;
  data: { params?: Record<string, string> | string[] };
}

const noRoute = ['rest_no_route', 'rest_post_invalid_id'];
const aboutForm = [
  'rest_no_route',
  'rest_invalid_json',
  'rest_request_too_large',
  'rest_bad_request',
  'rest_unsupported_media_type',
];

function codeOf({ status, body }: Answer): string {
  return status >= 400 ? (body as ErrorBody).code : '';
}

function namesIn({ body }: Answer): string[] {
  const { params = [] } = (body as ErrorBody).data;
  return Array.isArray(params) ? params : Object.keys(params);
}

function requiredNames({ parameters, body }: Operation): string[] {
  const inQuery = parameters.filter(({ required }) => required).map(({ name }) => name);
  return [...inQuery, ...(body?.required ?? [])];
}

/** Nothing unexpected happened: an outage that is documented may. */
function assertNoCrash({ plan, answer }: Exchange): void {
  const code = codeOf(answer);
  assert.notEqual(code, 'rest_internal_error');
  if (answer.status >= 500) assert.ok(plan.operation.codes(answer.status).includes(code));
}

/** Only who sends a tag, and not any, is told that it is another by now. */
function assertPrecondition({ plan, answer }: Exchange): void {
  if (answer.status !== 412) return;
  const { 'If-Match': sent } = plan.headers;
  assert.ok(sent !== undefined && sent !== '*', 'It named no tag.');
}

/** Who is not let in learns nothing of what else is wrong. */
function assertSignIn({ plan, caller, answer }: Exchange): void {
  const isRoute = plan.wrong?.kind !== 'method' && plan.wrong?.kind !== 'path';
  if (caller === 'unknown' && isRoute) assert.equal(codeOf(answer), 'rest_invalid_credentials');
  if (caller === 'guest' && isRoute && !plan.operation.isOpen) {
    assert.equal(codeOf(answer), 'rest_not_logged_in');
  }
  if (caller === 'everything') {
    assert.notEqual(answer.status, 401);
    assert.notEqual(codeOf(answer), 'rest_forbidden');
  }
}

/** Whoever may do it is told what of it is wrong. */
function assertRefused(wrong: Wrong, { plan, caller, answer }: Exchange): void {
  assert.ok(answer.status >= 400, 'It should have been refused.');
  const code = codeOf(answer);
  if (wrong.kind === 'method') return assert.equal(code, 'rest_no_route');
  if (caller !== 'everything') return;
  if (wrong.kind === 'path') return assert.ok(noRoute.includes(code));
  const names = namesIn(answer);
  // Of what Stripe has not signed nothing else is looked at.
  if (names.includes('Stripe-Signature')) return;
  if (wrong.kind === 'body') return assert.equal(code, 'rest_invalid_json');
  const { name: wrongName = '' } = wrong;
  if (code === 'rest_missing_callback_param') {
    const required = requiredNames(plan.operation);
    const isOwn = names.every((name) => !required.includes(name));
    return assert.ok(isOwn || names.includes(wrongName));
  }
  assert.equal(code, 'rest_invalid_param');
  assert.ok(names.includes(wrongName), `It should have named ${wrongName}.`);
}

/** It may still be wrong to ask for it now, or of this thing; its form is not. */
function assertTaken({ plan, answer, malformed }: Exchange): void {
  const code = codeOf(answer);
  assert.ok(!aboutForm.includes(code), 'Its form is as described.');
  assert.deepEqual(malformed, [], 'The declarations object to what the description allows.');
  if (code === 'rest_missing_callback_param') {
    const required = requiredNames(plan.operation);
    assert.deepEqual(
      namesIn(answer).filter((name) => required.includes(name)),
      [],
    );
  }
}

/** @throws AssertionError where the answer is not what the description promises. */
export function assertRight(exchange: Exchange): void {
  assertNoCrash(exchange);
  assertSignIn(exchange);
  assertPrecondition(exchange);
  const { wrong } = exchange.plan;
  if (wrong) assertRefused(wrong, exchange);
  else assertTaken(exchange);
}
