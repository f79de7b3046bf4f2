import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type Stripe from 'stripe';
import { stopLater } from '#svc/testing/cleanup';
import type { Environment } from './environment';
import { natively } from '#svc/testing/natively';
import {
  type FakeIntent,
  type FakeRefund,
  type FakeSession,
  makeStripeAccount,
  StripeRefusal,
} from './stripe-account';

/*
 * Stripe, as far as the service knows it: an HTTP server on this machine that speaks its requests and answers, with
 * idempotency keys as Stripe has them, and that can be told to fail.
 */

export const secretKey = 'sk_test_of_the_tests';
export const webhookSecret = 'whsec_of_the_tests';

/** Operations of Stripe's that a test may have fail. */
export type Operation =
  | 'create'
  | 'confirm'
  | 'retrieve'
  | 'cancel'
  | 'list'
  | 'refund'
  | 'refunds'
  | 'createSession'
  | 'retrieveSession'
  | 'expireSession';

/** What goes wrong with a request: before anything was done, or when it was done. */
export interface Fault {
  when: 'before' | 'after';
  /** `hang` never answers, `drop` closes the connection; a number is the status of an error; a gate waits. */
  how: 'hang' | 'drop' | number | Gate;
}

/** A request waits at a gate until it is opened. */
export interface Gate {
  /** When a request has come to it. */
  reached: Promise<void>;
  open(): void;
  pass(): Promise<void>;
}

export function makeGate(): Gate {
  let arrive = () => {};
  let open = () => {};
  const reached = new Promise<void>((resolve) => (arrive = resolve));
  const opened = new Promise<void>((resolve) => (open = resolve));
  return {
    reached,
    open,
    pass: () => {
      arrive();
      return opened;
    },
  };
}

/** A request as it came. */
export interface StripeRequest {
  operation: Operation;
  path: string;
  params: Record<string, string>;
  /** Its idempotency key; empty where it has none. */
  key: string;
  version: string;
}

export interface StripeServer {
  /** What a service needs to use it. */
  env: Environment;
  url: string;
  requests: StripeRequest[];
  intents(): FakeIntent[];
  intent(id: string): FakeIntent;
  sessions(): FakeSession[];
  /** What a buyer does on Stripe's page; answers what it says of a card that is declined, or of a session that is over. */
  payOnPage(sessionId: string, method: string): string;
  refundsOf(intentId: string): FakeRefund[];
  /** The next requests of this kind fail so, as many as said. */
  fail(operation: Operation, fault: Fault, times?: number): void;
  /** Nothing fails any more. */
  recover(): void;
  /** As after a day: a request with a key of before is a new one. */
  forgetKeys(): void;
  /** What the buyer does at the bank, or Stripe by itself, whatever the state was before. */
  settle(id: string, as: 'succeeded' | 'failed' | 'processing'): void;
  /** Another amount or currency than the service has asked for. */
  tamper(id: string, change: Partial<FakeIntent>): void;
  stop(): Promise<void>;
}

interface Reply {
  status: number;
  body: unknown;
}

interface Known {
  fingerprint: string;
  /** Null while the first request with the key is under way. */
  reply: Reply | null;
}

const routes: [method: string, path: RegExp, operation: Operation][] = [
  ['POST', /^\/v1\/payment_intents$/, 'create'],
  ['GET', /^\/v1\/payment_intents$/, 'list'],
  ['GET', /^\/v1\/payment_intents\/(\w+)$/, 'retrieve'],
  ['POST', /^\/v1\/payment_intents\/(\w+)\/confirm$/, 'confirm'],
  ['POST', /^\/v1\/payment_intents\/(\w+)\/cancel$/, 'cancel'],
  ['POST', /^\/v1\/checkout\/sessions$/, 'createSession'],
  ['GET', /^\/v1\/checkout\/sessions\/(\w+)$/, 'retrieveSession'],
  ['POST', /^\/v1\/checkout\/sessions\/(\w+)\/expire$/, 'expireSession'],
  ['POST', /^\/v1\/refunds$/, 'refund'],
  ['GET', /^\/v1\/refunds$/, 'refunds'],
];

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

function errorReply(status: number, error: object): Reply {
  return { status, body: { error } };
}

const broken = (status: number) =>
  errorReply(status, {
    type: status === 401 ? 'invalid_request_error' : 'api_error',
    message: status === 401 ? `Invalid API Key provided: ${secretKey}` : 'Something is broken.',
  });

function send(response: ServerResponse, { status, body }: Reply, isReplayed: boolean): void {
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Request-Id': `req_${randomBytes(6).toString('hex')}`,
    ...(isReplayed && { 'Idempotent-Replayed': 'true' }),
  });
  response.end(JSON.stringify(body));
}

/** Stripe's client waits half a second before it sends a request once more, and nothing else happens in it. */
function makeClientsImpatient(): void {
  // The service's own, not the one that Jest has loaded for the test.
  const Client = natively<typeof Stripe>('stripe');
  const prototype = Object.getPrototypeOf(new Client(secretKey)) as {
    getInitialNetworkRetryDelay(): number;
  };
  prototype.getInitialNetworkRetryDelay = () => 0.01;
}

/** Starts one; what it remembers ends with it. */
export async function startStripeServer(): Promise<StripeServer> {
  makeClientsImpatient();
  const account = makeStripeAccount();
  const requests: StripeRequest[] = [];
  const keys = new Map<string, Known>();
  const faults: { operation: Operation; fault: Fault; left: number }[] = [];

  const faultOf = (operation: Operation): Fault | undefined => {
    const found = faults.find((one) => one.operation === operation && one.left > 0);
    if (found) found.left -= 1;
    return found?.fault;
  };

  const carryOut = ({ operation, params }: StripeRequest, id: string): Reply => {
    try {
      return { status: 200, body: account[operation](id, params) };
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error;
      return errorReply(error.status, error.error);
    }
  };

  /** The answer to send; undefined for none. `after` faults have happened, whatever is answered. */
  const answer = async (request: StripeRequest, id: string): Promise<Reply | 'hang' | 'drop'> => {
    const fault = faultOf(request.operation);
    if (!fault) return carryOut(request, id);
    if (fault.when === 'before' && typeof fault.how !== 'object') {
      return typeof fault.how === 'number' ? broken(fault.how) : fault.how;
    }
    if (fault.when === 'before' && typeof fault.how === 'object') await fault.how.pass();
    const reply = carryOut(request, id);
    if (fault.when === 'before') return reply;
    if (typeof fault.how === 'object') {
      await fault.how.pass();
      return reply;
    }
    return typeof fault.how === 'number' ? broken(fault.how) : fault.how;
  };

  const deliver = (response: ServerResponse, reply: Reply | 'hang' | 'drop') => {
    if (reply === 'drop') response.destroy();
    else if (reply !== 'hang') send(response, reply, false);
  };

  /** Stripe answers a key as the first time, errors of its own included, once it has begun to work on the request. */
  const handleKeyed = async (request: StripeRequest, id: string, response: ServerResponse) => {
    const fingerprint = createHash('sha256')
      .update(JSON.stringify([request.path, request.params]))
      .digest('hex');
    const known = keys.get(request.key);
    if (known && known.fingerprint !== fingerprint) {
      const message = 'Keys for idempotent requests can only be used with the same parameters.';
      return send(response, errorReply(400, { type: 'idempotency_error', message }), false);
    }
    if (known && !known.reply) {
      const error = { type: 'invalid_request_error', code: 'idempotency_key_in_use' };
      return send(response, errorReply(409, error), false);
    }
    if (known?.reply) return send(response, known.reply, true);
    keys.set(request.key, { fingerprint, reply: null });
    const before = JSON.stringify(account.state());
    const reply = await answer(request, id);
    const hasHappened = JSON.stringify(account.state()) !== before;
    const isKept = typeof reply === 'object' && (reply.status < 500 || hasHappened);
    // What was done without an answer is answered by what it came to.
    const kept = isKept ? reply : hasHappened ? { status: 200, body: account.last() } : null;
    if (kept && kept.status !== 401) keys.set(request.key, { fingerprint, reply: kept as Reply });
    else keys.delete(request.key);
    return deliver(response, reply);
  };

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const text = await bodyOf(request);
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://stripe.test');
    const route = routes.find(([method, path]) => method === request.method && path.test(pathname));
    if (request.headers.authorization !== `Bearer ${secretKey}`) {
      return send(response, broken(401), false);
    }
    if (!route) {
      const message = `Unrecognized request URL (${request.method}: ${pathname}).`;
      return send(response, errorReply(404, { type: 'invalid_request_error', message }), false);
    }
    const [, path, operation] = route;
    const id = path.exec(pathname)?.[1] ?? '';
    const sent = request.method === 'GET' ? searchParams : new URLSearchParams(text);
    const seen: StripeRequest = {
      operation,
      path: pathname,
      params: Object.fromEntries(sent),
      key: String(request.headers['idempotency-key'] ?? ''),
      version: String(request.headers['stripe-version'] ?? ''),
    };
    requests.push(seen);
    if (seen.key !== '' && request.method === 'POST') return handleKeyed(seen, id, response);
    return deliver(response, await answer(seen, id));
  };

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      send(response, errorReply(500, { type: 'api_error', message: String(error) }), false);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    env: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_BASE: url,
    },
    url,
    requests,
    intents: account.intents,
    intent: account.intent,
    sessions: account.sessions,
    payOnPage: account.payOnPage,
    refundsOf: account.refundsOf,
    fail: (operation, fault, times = 1) => faults.push({ operation, fault, left: times }),
    recover: () => faults.splice(0),
    forgetKeys: () => keys.clear(),
    settle: account.settle,
    tamper: account.tamper,
    stop: stopLater(async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    }),
  };
}
