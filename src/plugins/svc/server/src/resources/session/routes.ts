import * as yup from 'yup';
import { signInWithPassword } from '../../access/basic';
import { anyone } from '../../access/requirements';
import {
  beginSession,
  endSession,
  endSessionOf,
  refreshSession,
  type SessionTokens,
} from '../../access/sessions';
import { notSignedIn } from '../../domain/problem';
import { endpoint, routesOf } from '../../kit/endpoint';
import { named } from '../../kit/named-shapes';
import { noStore, ok } from '../../kit/reply';
import { password } from '../../kit/password-schema';
import { required, text } from '../../kit/schema';

const path = 'svc/auth/v1/session';

const output = named('SessionTokens', {
  access_token: yup.string(),
  token_type: yup.string().oneOf(['Bearer'] as const),
  expires_in: yup.number().integer(),
  refresh_token: yup.string(),
});

const presentTokens = ({ accessToken, expiresIn, refreshToken }: SessionTokens) => ({
  access_token: accessToken,
  token_type: 'Bearer',
  expires_in: expiresIn,
  refresh_token: refreshToken,
});

const token = () => password({ max: 2000 });

const begin = endpoint({
  method: 'POST',
  path,
  operationId: 'beginSession',
  summary: 'Sign in from an app: a short-lived access token, and one to get the next with',
  success: 201,
  access: anyone,
  body: { identifier: required(text({ min: 1 })), password: required(password()) },
  output,
  problems: ['wrongCredentials', 'httpsRequired', 'busy'],
  async handle({ body, network, requireHttps }) {
    requireHttps();
    const sent = { login: body.identifier!, password: body.password! };
    const { id } = await signInWithPassword(sent, network());
    return noStore({ status: 201, body: presentTokens(await beginSession(id)) });
  },
});

const refresh = endpoint({
  method: 'POST',
  path: `${path}/refresh`,
  operationId: 'refreshSession',
  summary: 'Get new tokens for a refresh token, which is used up by that',
  access: anyone,
  body: { refresh_token: required(token()) },
  output,
  problems: ['wrongCredentials', 'httpsRequired'],
  async handle({ body, requireHttps }) {
    requireHttps();
    return noStore(ok(presentTokens(await refreshSession(body.refresh_token!))));
  },
});

const end = endpoint({
  method: 'DELETE',
  path,
  operationId: 'endSession',
  summary:
    'Sign out: of the session of the access token in the header, or the refresh token in the body',
  access: { ...anyone, summary: 'Needs one of the two tokens of the session.' },
  body: { refresh_token: token() },
  output: { deleted: yup.boolean() },
  problems: ['notSignedIn', 'wrongCredentials'],
  async handle({ body, caller }) {
    if (body.refresh_token) await endSessionOf(body.refresh_token);
    else if (caller.session) await endSession(caller.session);
    else throw notSignedIn();
    return noStore(ok({ deleted: true }));
  },
});

export default routesOf([begin, refresh, end]);
