import { createHmac } from 'node:crypto';

/**
 * What is kept of something that must not be read from the database, nor be found by trying what it may be. The key is the
 * salt of Strapi's own API tokens.
 * @param kind what it is, so that nothing is mistaken for something else
 */
export function keyedDigest(kind: string, text: string): string {
  const key: string = strapi.config.get('admin.apiToken.salt');
  return createHmac('sha256', key).update(`${kind}:${text}`).digest('hex');
}
