import { createSecretKey, type KeyObject } from 'node:crypto';

/**
 * A secret as the key that tokens are signed and checked with. Given as text, `jsonwebtoken` tries to read it as a
 * certificate each time before it takes it for a secret: forty times the work of the signature.
 */
export function secretKey(secret: string): KeyObject {
  return createSecretKey(Buffer.from(secret));
}
