/*
 * The headers of our own, beside those that every request and every answer has. Pages on other origins may send and
 * read them, and a batch hands them on.
 */

/** What a request may say besides who makes it. */
export const requestHeaders = [
  'X-API-Cart',
  'X-Order-Token',
  'Idempotency-Key',
  'If-None-Match',
  'If-Match',
];

/** What an answer says besides its body. */
export const responseHeaders = [
  'X-API-Total',
  'X-API-TotalPages',
  'Link',
  'Location',
  'ETag',
  'X-API-Cart',
  'Idempotent-Replayed',
  'Retry-After',
  'Deprecation',
  'Sunset',
];
