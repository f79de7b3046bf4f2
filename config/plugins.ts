import { settingsOrExit } from '../src/environment';
import { mailProvider } from '../src/mail/provider';

export default () => {
  // What is left is the plugin's own.
  const { host, port, httpServer, database, proxies, adminEmail, mail, secrets, ...rest } =
    settingsOrExit();
  const { registration: _, uploadMaxBytes, ...service } = rest;
  const { serviceUrl } = service;
  return {
    'users-permissions': {
      config: {
        jwtSecret: secrets.JWT_SECRET,
        jwtManagement: 'refresh',
        // Secure as the service is: without https, signing in would fail on a cookie that cannot be sent.
        sessions: { httpOnly: true, cookie: { secure: serviceUrl.startsWith('https:') } },
      },
    },
    upload: {
      config: {
        sizeLimit: uploadMaxBytes,
        security: {
          allowedTypes: ['image/*', 'application/pdf', 'audio/*', 'video/*'],
          // What can run, by its own name too, whatever the content looks like.
          deniedTypes: [
            ...['image/svg+xml', 'image/svg', 'text/html', 'application/xhtml+xml'],
            ...['text/javascript', 'application/javascript', 'text/xml', 'application/xml'],
          ],
        },
      },
    },
    email: { config: mailProvider(mail) },
    svc: {
      enabled: true,
      // These two look at other paths and at cookies.
      config: {
        ...service,
        guardAllTypes: true,
        requestIdOnAllPaths: true,
        guestLanePasses: ['global::uploads', 'global::secure-cookies'],
      },
    },
  };
};
