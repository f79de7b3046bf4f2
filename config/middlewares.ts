import { keepBodyError } from '../src/rest/request-body';

/** What pages on other origins may send, and may read of an answer. */
const requestHeaders = [
  'Content-Type',
  'Authorization',
  'Origin',
  'Accept',
  'X-API-Nonce',
  'X-API-Cart',
  'Idempotency-Key',
];
const answerHeaders = [
  'X-API-Total',
  'X-API-TotalPages',
  'Link',
  'Location',
  'X-API-Nonce',
  'X-API-Cart',
  'Idempotent-Replayed',
];

export default [
  'strapi::logger',
  'strapi::errors',
  'global::svc-errors',
  'global::secure-cookies',
  'strapi::security',
  {
    name: 'strapi::cors',
    config: {
      origin: '*',
      credentials: false,
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      headers: requestHeaders,
      expose: answerHeaders,
    },
  },
  'global::svc-nonce',
  'strapi::poweredBy',
  'strapi::query',
  {
    name: 'strapi::body',
    config: { jsonLimit: '1mb', formLimit: '1mb', textLimit: '1mb', onError: keepBodyError },
  },
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
];
