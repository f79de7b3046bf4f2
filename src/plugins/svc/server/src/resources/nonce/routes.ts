import * as yup from 'yup';
import { issueNonce, sessionCookie } from '../../access/session';
import { notSignedIn } from '../../domain/problem';
import { anyone } from '../../access/requirements';
import { endpoint, routesOf } from '../../kit/endpoint';
import { ok } from '../../kit/reply';

const getNonce = endpoint({
  method: 'GET',
  path: 'svc/auth/v1/nonce',
  summary: 'Get a nonce for the session of your cookie, to send as X-API-Nonce',
  access: { ...anyone, summary: "Needs the cookie of the host's own sign-in." },
  output: { nonce: yup.string() },
  problems: ['notSignedIn'],
  async handle({ cookie }) {
    const nonce = await issueNonce(cookie(sessionCookie));
    if (!nonce) throw notSignedIn();
    return { ...ok({ nonce }), headers: { 'Cache-Control': 'no-store', 'X-API-Nonce': nonce } };
  },
});

export default routesOf([getNonce]);
