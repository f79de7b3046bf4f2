import { noSuchEvent } from '../../server/src/contract/door';

/*
 * Who is at the door: the panel's own session. The refresh token is a cookie that no script reads; what it is exchanged
 * for is kept in memory alone.
 */

/** `gone` is an event that was deleted. */
export type Failure = 'offline' | 'signed out' | 'forbidden' | 'gone' | 'failed';

export class RequestError extends Error {
  constructor(readonly failure: Failure) {
    super(failure);
  }
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

/** Whether the browser has a session of the panel. @throws RequestError without a network */
export async function resume(): Promise<boolean> {
  token = null;
  return takeToken(await send('/admin/access-token', { method: 'POST', body: {} }));
}

/** Whether the password was right. @throws RequestError without a network, or where nobody may try just now */
export async function signIn(email: string, password: string, deviceId: string): Promise<boolean> {
  token = null;
  const body = { email, password, deviceId, rememberMe: true };
  const answer = await send('/admin/login', { method: 'POST', body });
  if (answer.status >= 500 || answer.status === 429) throw new RequestError('failed');
  return takeToken(answer);
}

export async function signOut(deviceId: string): Promise<void> {
  await send('/admin/logout', { method: 'POST', body: { deviceId } }).catch(() => undefined);
  token = null;
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
