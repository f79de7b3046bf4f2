import type { Send } from './send.js';
import { unwrap } from './errors.js';
import { kept, type KeyValueStorage } from './storage.js';

/*
 * Who is signed in has an access token for some minutes, and a refresh token that is good for one use: each refresh gives a
 * new one, and whoever uses an old one ends the session. So tabs of one browser take turns.
 */

interface Tokens {
  access_token: string;
  refresh_token: string;
}

export interface Session {
  /** @throws SvcError `rest_invalid_credentials` where name or password is wrong */
  signIn(identifier: string, password: string): Promise<void>;
  /** Ends the session, here and at the service. */
  signOut(): Promise<void>;
  isSignedIn(): boolean;
}

interface Locks {
  request<T>(name: string, callback: () => Promise<T>): Promise<T>;
}

/** One after the other among all tabs of this origin; without the browser's locks, among the callers here. */
function turns(): Locks {
  const { locks } = (globalThis.navigator ?? {}) as { locks?: Locks };
  if (locks) return locks;
  let last: Promise<unknown> = Promise.resolve();
  return {
    request<T>(_name: string, callback: () => Promise<T>) {
      const mine = last.then(callback, callback);
      last = mine;
      return mine;
    },
  };
}

async function isExpired(response: Response): Promise<boolean> {
  if (response.status !== 401) return false;
  const body = (await response
    .clone()
    .json()
    .catch(() => null)) as {
    data?: { reason?: string };
  } | null;
  return body?.data?.reason === 'expired';
}

function jsonRequest(address: string, method: string, body: object): Request {
  const headers = { 'Content-Type': 'application/json' };
  return new Request(address, { method, headers, body: JSON.stringify(body) });
}

/** The session of this storage, and how requests are sent in it. */
export function createSession(baseUrl: string, storage: KeyValueStorage, send: Send) {
  const stored = kept(storage, 'svc:session');
  const address = `${baseUrl}/svc/auth/v1/session`;
  const locks = turns();

  const tokens = () => JSON.parse(stored.get() ?? 'null') as Tokens | null;
  const keep = (given: Tokens | null) => stored.set(given && JSON.stringify(given));

  async function tokensFrom(response: Response): Promise<Tokens> {
    const body: unknown = await response.json().catch(() => undefined);
    const { access_token, refresh_token } = unwrap({ data: body, error: body, response }) as Tokens;
    return { access_token, refresh_token };
  }

  /** Somebody else may have refreshed it meanwhile; a session that has ended is signed out. */
  async function refreshed(used: string): Promise<Tokens | null> {
    const current = tokens();
    if (!current || current.access_token !== used) return current;
    const body = { refresh_token: current.refresh_token };
    const response = await send(jsonRequest(`${address}/refresh`, 'POST', body));
    // A busy or broken service says nothing about the session.
    if (!response.ok && response.status !== 401 && response.status !== 403) return current;
    const fresh = response.ok ? await tokensFrom(response) : null;
    keep(fresh);
    return fresh;
  }

  function sendWith(request: Request, access: string): Promise<Response> {
    request.headers.set('Authorization', `Bearer ${access}`);
    return send(request);
  }

  const sendSignedIn: Send = async (request) => {
    const current = tokens();
    if (!current || request.headers.has('Authorization')) return send(request);
    const again = request.clone();
    const response = await sendWith(request, current.access_token);
    if (!(await isExpired(response))) return response;
    const refresh = () => refreshed(current.access_token);
    const fresh = await locks.request('svc:session', refresh);
    return fresh ? sendWith(again, fresh.access_token) : send(again);
  };

  const session: Session = {
    async signIn(identifier, password) {
      keep(await tokensFrom(await send(jsonRequest(address, 'POST', { identifier, password }))));
    },
    async signOut() {
      const current = tokens();
      keep(null);
      if (!current) return;
      const body = { refresh_token: current.refresh_token };
      await send(jsonRequest(address, 'DELETE', body));
    },
    isSignedIn: () => stored.get() !== null,
  };
  return { session, sendSignedIn };
}
