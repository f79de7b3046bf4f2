import { panelDirectives } from '#svc/domain/content-security';
import { settingsOrExit } from '../src/environment';

/* The host's own list. What the service needs of it on its paths, the plugin sees to by itself. */
export default () => [
  'strapi::logger',
  'strapi::errors',
  ...(settingsOrExit().serviceUrl.startsWith('https:') ? ['global::secure-cookies'] : []),
  {
    name: 'strapi::security',
    config: { contentSecurityPolicy: { useDefaults: false, directives: panelDirectives } },
  },
  {
    name: 'strapi::cors',
    config: {
      // Pages on every origin, and none of them with the cookies of this one: they sign in with a header.
      origin: '*',
      credentials: false,
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      headers: ['Content-Type', 'Authorization', 'Origin', 'Accept', 'X-API-Nonce'].concat(
        ['X-Request-Id'],
        settingsOrExit().corsHeaders,
      ),
      expose: ['X-API-Nonce', 'X-Request-Id'],
    },
  },
  'strapi::poweredBy',
  'strapi::query',
  'global::uploads',
  {
    name: 'strapi::body',
    config: {
      ...{ jsonLimit: '1mb', formLimit: '1mb', textLimit: '1mb' },
      // All files of a request together.
      formidable: { maxFileSize: settingsOrExit().uploadMaxBytes },
    },
  },
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
];
