import { settingsOrExit } from '../src/environment';

export default () => {
  const { serviceUrl, secrets } = settingsOrExit();
  return {
    url: '/admin',
    auth: {
      secret: secrets.ADMIN_JWT_SECRET,
      // A browser keeps a secure cookie for https only; a site without https must still let editors in.
      cookie: { secure: serviceUrl.startsWith('https:') },
    },
    apiToken: { salt: secrets.API_TOKEN_SALT },
    transfer: { token: { salt: secrets.TRANSFER_TOKEN_SALT } },
    secrets: { encryptionKey: secrets.ENCRYPTION_KEY },
    flags: { nps: false, promoteEE: false },
    watchIgnoreFiles: ['**/.tmp/**', '**/tests/**', '**/docs/**'],
  };
};
