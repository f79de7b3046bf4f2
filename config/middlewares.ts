import { answerHeaders, requestHeaders } from '../src/rest/headers';
import { keepBodyError } from '../src/rest/request-body';

export default [
  'strapi::logger',
  'global::no-tokens-in-log',
  'strapi::errors',
  'global::svc-errors',
  'global::secure-cookies',
  'strapi::security',
  {
    name: 'strapi::cors',
    config: {
      // Pages on every origin, and none of them with the cookies of this one: they sign in with a header.
      origin: '*',
      credentials: false,
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      headers: [
        'Content-Type',
        'Authorization',
        'Origin',
        'Accept',
        'X-API-Nonce',
        ...requestHeaders,
      ],
      expose: ['X-API-Nonce', ...answerHeaders],
    },
  },
  'global::svc-nonce',
  'strapi::poweredBy',
  'strapi::query',
  'global::no-files-left',
  {
    name: 'strapi::body',
    config: {
      jsonLimit: '1mb',
      formLimit: '1mb',
      textLimit: '1mb',
      onError: keepBodyError,
      // What is signed is signed as it was sent.
      includeUnparsed: true,
    },
  },
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
];
