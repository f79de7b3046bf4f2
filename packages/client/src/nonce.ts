import type { Send } from './send.js';

/*
 * A site on the service's own origin signs in with the cookie of Strapi's own sign-in. A request is its user's when it
 * brings a nonce as well.
 */

const nonceHeader = 'X-API-Nonce';

async function isRejected(response: Response): Promise<boolean> {
  if (response.status !== 403) return false;
  const body = (await response
    .clone()
    .json()
    .catch(() => null)) as { code?: string } | null;
  return body?.code === 'rest_cookie_invalid_nonce';
}

/** Sends with the nonce of the last answer; where that is too old, asks for a new one, once. */
export function withNonce(baseUrl: string, send: Send): Send {
  let nonce: string | null = null;

  async function fetchNonce(): Promise<string | null> {
    const address = `${baseUrl}/svc/auth/v1/nonce?format=text`;
    const answer = await send(new Request(address, { credentials: 'same-origin' }));
    return answer.ok ? await answer.text() : null;
  }

  async function sendWith(request: Request, value: string | null): Promise<Response> {
    if (value) request.headers.set(nonceHeader, value);
    const response = await send(request);
    nonce = response.headers.get(nonceHeader) ?? nonce;
    return response;
  }

  return async (request) => {
    nonce ??= await fetchNonce();
    const again = request.clone();
    const response = await sendWith(request, nonce);
    if (!(await isRejected(response))) return response;
    nonce = await fetchNonce();
    return sendWith(again, nonce);
  };
}
