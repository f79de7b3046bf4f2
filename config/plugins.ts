import { mailProvider } from '../src/mail/provider';
import { settingsOrExit } from '../src/settings';

export default () => {
  const { publicUrl, mail, secrets } = settingsOrExit();
  return {
    'users-permissions': {
      config: {
        jwtSecret: secrets.JWT_SECRET,
        jwtManagement: 'refresh',
        // Secure as the site is: without https, signing in would fail on a cookie that cannot be sent.
        sessions: { httpOnly: true, cookie: { secure: publicUrl.startsWith('https:') } },
      },
    },
    email: { config: mailProvider(mail) },
  };
};
