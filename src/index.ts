import { catchRejections } from '../scripts/process/crash-handlers';
import { protectDatabaseFile } from './database-file';
import { guardRegistration, prepareFirstAdministrator } from './first-administrator';
import { leadToEvents } from './home-page';
import { limitHttpServer } from './http-server';
import { guardAccounts, prepareRegistration } from './registration';
import { warnBeforeProduction } from './production-warnings';

export default {
  register() {
    // `npm run develop`, and nothing else: what is started by scripts/serve.mjs has the whole net. A rejection need not end
    // a session of work; after an exception Node ends it, stack and all, before the eyes of whoever works.
    if (strapi.config.get('autoReload')) catchRejections();
    protectDatabaseFile();
    limitHttpServer();
    guardRegistration();
    guardAccounts();
    leadToEvents();
  },

  async bootstrap() {
    await prepareRegistration();
    await warnBeforeProduction();
    await prepareFirstAdministrator();
  },
};
