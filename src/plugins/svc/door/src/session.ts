import { noSuchEvent } from '../../server/src/contract/door';
import { doorId, forgetSignedOut, hasSignedOut, keepSignedOut } from './kept';

/*
 * Who is at the door: the panel's own session. The refresh token is a cookie that no script reads; what it is exchanged
 * for is kept in memory alone. Who signs out is out at once; where there is no network, the service hears of it later, and
 * until then nobody uses that session.
 */

/** `gone` is an event that was deleted. */
export type Failure = 'offline' | 'signed out' | 'forbidden' | 'gone' | 'failed';

export class RequestError extends Error {
  constructor(readonly failure: Failure) {
    super(failure);
  }
}

/** Nobody may try to sign in just now. */
export class TooManyTries extends RequestError {
  /** @param minutes until when; null where the answer does not say it */
  constructor(readonly minutes: number | null) {
    super('failed');
  }
}

/** Of what is in front of the service, or of the host, which says it by the service's clock. */
function minutesToWait({ headers }: Response): number | null {
  const secondsOf = (name: string) => Number(headers.get(name) ?? NaN);
  const now = Date.parse(headers.get('date') ?? '') / 1000;
  // Both are cut to whole seconds.
  const left = secondsOf('x-ratelimit-reset') - now - 1;
  const seconds = [secondsOf('retry-after'), left].find(Number.isFinite);
  return seconds === undefined ? null : Math.max(1, Math.ceil(seconds / 60));
}

let token: string | null = null;

interface Options {
  method?: 'GET' | 'POST';
  body?: unknown;
  timeoutMs?: number;
}

async function send(path: string, { method = 'GET', body, timeoutMs = 8000 }: Options) {
  try {
    return await fetch(path, {
      method,
      credentials: 'same-origin',
      cache: 'no-store',
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch {
    throw new RequestError('offline');
  }
}

interface Signed {
  data?: { token?: string; accessToken?: string };
}

async function takeToken(answer: Response): Promise<boolean> {
  if (!answer.ok) return false;
  const { data } = (await answer.json()) as Signed;
  token = data?.token ?? data?.accessToken ?? null;
  return token !== null;
}

const exchange = () => send('/admin/access-token', { method: 'POST', body: {} });

/** Whether the browser has a session of the panel. @throws RequestError without a network */
export async function resume(): Promise<boolean> {
  token = null;
  return !hasSignedOut() && takeToken(await exchange());
}

/** So long after it was not reached, the service is told again that a session is over. */
const endAgainMs = 5000;
let timer: ReturnType<typeof setTimeout> | undefined;
let last: Promise<unknown> = Promise.resolve();

/** One after the other: the end of one session is not that of the next. */
function inTurn<T>(step: () => Promise<T>): Promise<T> {
  const done = last.then(step);
  last = done.catch(() => undefined);
  return done;
}

async function endSession(): Promise<void> {
  clearTimeout(timer);
  if (!hasSignedOut()) return;
  try {
    const answer = await exchange();
    let { status } = answer;
    if (await takeToken(answer)) {
      const body = { deviceId: doorId() };
      ({ status } = await send('/admin/logout', { method: 'POST', body }));
    }
    // Without a session there is nothing to end.
    if (status === 200 || status === 401) forgetSignedOut();
  } catch {
    // No network: later.
  }
  token = null;
  if (hasSignedOut()) timer = setTimeout(endSignedOut, endAgainMs);
}

/** Ends the session of who has signed out here, as soon as the service is reached. */
export const endSignedOut = () => void inTurn(endSession);

window.addEventListener('online', endSignedOut);

/** Whether the password was right. @throws RequestError without a network, or where nobody may try just now */
export function signIn(email: string, password: string): Promise<boolean> {
  return inTurn(async () => {
    await endSession();
    token = null;
    const body = { email, password, deviceId: doorId(), rememberMe: true };
    const answer = await send('/admin/login', { method: 'POST', body });
    if (answer.status === 429) throw new TooManyTries(minutesToWait(answer));
    if (answer.status >= 500) throw new RequestError('failed');
    const isIn = await takeToken(answer);
    if (isIn) forgetSignedOut();
    return isIn;
  });
}

export function signOut(): void {
  token = null;
  keepSignedOut();
  endSignedOut();
}

interface Refused {
  error?: { message?: string };
}

/** Another 404 may be of something between us and the service. */
async function isGone(answer: Response): Promise<boolean> {
  if (answer.status !== 404) return false;
  const { error } = (await answer.json().catch(() => ({}))) as Refused;
  return error?.message === noSuchEvent;
}

/** What the service answers. @throws RequestError */
export async function ask<T>(path: string, options: Options = {}): Promise<T> {
  let answer = await send(path, options);
  if (answer.status === 401 && (await resume())) answer = await send(path, options);
  if (answer.status === 401) throw new RequestError('signed out');
  if (answer.status === 403) throw new RequestError('forbidden');
  if (await isGone(answer)) throw new RequestError('gone');
  if (!answer.ok) throw new RequestError(answer.status >= 500 ? 'offline' : 'failed');
  return (await answer.json()) as T;
}
