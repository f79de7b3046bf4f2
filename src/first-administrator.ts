import type { Context } from 'koa';
import { isFromThisMachine } from '#svc/access/client-address';
import { lockRows } from '#svc/database/lock-rows';
import { retriedTransaction } from '#svc/database/transaction';
import { randomPassword } from '#svc/domain/secrets';
import { hasAdministrator, makeAdministrator } from '#svc/host/administrators';
import { settingsOrExit } from './environment';

/*
 * Until there is an administrator, the host lets anybody become one. A production start is open to the public, so it
 * makes one itself, or lets nobody register but from this machine.
 */

function isProduction(): boolean {
  return strapi.config.get('environment') === 'production';
}

/** Answers the password; nothing where there is an administrator by now, of another process that starts, too. */
function makeFirst(email: string): Promise<string | undefined> {
  return retriedTransaction(async (trx) => {
    // The host keeps no two accounts of one address apart: of two processes one waits here.
    await lockRows(trx, 'admin_roles', 'code', ['strapi-super-admin']);
    if (await hasAdministrator()) return undefined;
    const password = randomPassword();
    await makeAdministrator({ email, password, firstname: 'First', lastname: 'Administrator' });
    return password;
  });
}

/** Not by the logger, which may write to places of its own. Whoever keeps what is printed keeps the password. */
function show(email: string, password: string): void {
  process.stdout.write(
    `The first administrator is ${email}, with the password ${password}. It is shown this once.\n`,
  );
}

/** Makes the administrator that ADMIN_EMAIL names, where there is none; without it, says how to become one. */
export async function prepareFirstAdministrator(): Promise<void> {
  if (!isProduction() || (await hasAdministrator())) return;
  const { adminEmail } = settingsOrExit();
  if (adminEmail) {
    const password = await makeFirst(adminEmail);
    if (password) show(adminEmail, password);
    return;
  }
  strapi.log.warn(
    'Nobody administers the panel yet. Set ADMIN_EMAIL and start again, or register from this machine: elsewhere it is refused.',
  );
}

/** What the host adds to Koa's. */
type HostContext = Context & { forbidden(message: string): void };

interface Registration {
  registerAdmin(ctx: Context): Promise<unknown>;
}

/** The host's registration of the first administrator is answered on this machine only. */
export function guardRegistration(): void {
  const controllers = strapi.get('controllers') as unknown as {
    extend(uid: string, change: (own: Registration) => Registration): void;
  };
  controllers.extend('admin::authentication', (own) => ({
    ...own,
    async registerAdmin(ctx) {
      if (!isProduction() || isFromThisMachine(ctx)) return own.registerAdmin(ctx);
      return (ctx as HostContext).forbidden(
        'The first administrator registers from the machine of the service, or is named by ADMIN_EMAIL.',
      );
    },
  }));
}
