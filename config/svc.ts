import { settingsOrExit } from '../src/settings';

/** Our own settings, at `strapi.config.get('svc')`; src/strapi.ts has the typed way in. */
export default () => {
  const { secrets, mail, stripe, ...settings } = settingsOrExit();
  return settings;
};
