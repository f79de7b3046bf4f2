import * as yup from 'yup';
import { issueNonce, sessionCookie } from '../../access/session';
import { notSignedIn } from '../../domain/problem';
import { anyone } from '../../access/requirements';
import { endpoint, routesOf } from '../../kit/endpoint';
import { ok } from '../../kit/reply';
import { oneOf } from '../../kit/schema';

const getNonce = endpoint({
  method: 'GET',
  path: 'svc/auth/v1/nonce',
  summary: 'Get a nonce for the session of your cookie, to send as X-API-Nonce',
  access: { ...anyone, summary: "Needs the cookie of the host's own sign-in." },
  query: { format: oneOf(['json', 'text']) },
  output: { nonce: yup.string() },
  hasText: true,
  problems: ['notSignedIn'],
  async handle({ cookie, query, accepts }) {
    const nonce = await issueNonce(cookie(sessionCookie));
    if (!nonce) throw notSignedIn();
    const format = query.format ?? accepts(['json', 'text']);
    const headers = { 'Cache-Control': 'no-store', 'X-API-Nonce': nonce };
    return { ...ok(format === 'text' ? nonce : { nonce }), headers };
  },
});

export default routesOf([getNonce]);
