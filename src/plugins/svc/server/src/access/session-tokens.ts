import { createHmac, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { now } from '../lib/clock';
import { secretKey } from '../lib/secret-key';

/*
 * The two tokens of somebody who signed in from an app. Both are signed and say which session they are of; whether that
 * goes on, the database knows (sessions.ts). No row has a token, so none can be read there.
 */

/** What a token says; a refresh token which of its session's it is. */
export interface TokenClaims {
  session: string;
  userId: number;
  generation: number;
}

export type TokenKind = 'access' | 'refresh';

/** Undefined for what is no token of this kind; `expired` for one that was. */
export type ReadToken = TokenClaims | 'expired' | undefined;

const algorithm = 'HS256';
const audienceOf = (kind: TokenKind) => `svc ${kind}`;

function hostKey(): KeyObject {
  return secretKey(strapi.config.get('plugin::users-permissions.jwtSecret'));
}

/** Of its own, so that no token of the host's is one of these, and none of these is one of the host's. */
function key(): KeyObject {
  const secret = createHmac('sha256', hostKey()).update('svc session').digest('base64url');
  return secretKey(secret);
}

export function signToken(kind: TokenKind, claims: TokenClaims, seconds: number): string {
  const { session, userId, generation } = claims;
  const issued = now();
  const payload = { sid: session, gen: generation, iat: issued, exp: issued + seconds };
  return jwt.sign(payload, key(), { algorithm, audience: audienceOf(kind), subject: `${userId}` });
}

interface Payload extends jwt.JwtPayload {
  sid: string;
  gen: number;
}

/** What a token says, if it is one of this kind and in time. */
export function readToken(kind: TokenKind, token: string): ReadToken {
  const options = {
    algorithms: [algorithm as jwt.Algorithm],
    audience: audienceOf(kind),
    clockTimestamp: now(),
  };
  try {
    const { sid, gen, sub } = jwt.verify(token, key(), options) as Payload;
    return { session: sid, generation: gen, userId: Number(sub) };
  } catch (error) {
    if (error instanceof jwt.TokenExpiredError) return 'expired';
    if (error instanceof jwt.JsonWebTokenError) return undefined;
    throw error;
  }
}

/** Whether it was a token of the host's own sign-in, whose time is over. */
export function isExpiredHostToken(token: string): boolean {
  try {
    jwt.verify(token, hostKey(), { clockTimestamp: now() });
    return false;
  } catch (error) {
    return error instanceof jwt.TokenExpiredError;
  }
}
