import { randomBytes } from 'node:crypto';
import type { Context } from 'koa';
import { isFromThisMachine } from 'strapi-plugin-svc/internal/access/client-address';
import { lockRows } from 'strapi-plugin-svc/internal/database/lock-rows';
import { retriedTransaction } from 'strapi-plugin-svc/internal/database/transaction';
import { settingsOrExit } from './environment';

/*
 * Until there is an administrator, the host lets anybody become one. A production start is open to the public, so it
 * makes one itself, or lets nobody register but from this machine.
 */

interface AdminServices {
  user: { exists(): Promise<boolean>; create(values: Record<string, unknown>): Promise<unknown> };
  role: { getSuperAdmin(): Promise<{ id: number } | null> };
}

function admin<K extends keyof AdminServices>(name: K): AdminServices[K] {
  return strapi.service(`admin::${name}`) as unknown as AdminServices[K];
}

function isProduction(): boolean {
  return strapi.config.get('environment') === 'production';
}

/** With the kinds of characters that the panel asks for. */
function makePassword(): string {
  return `Aa1-${randomBytes(18).toString('base64url')}`;
}

/** Answers the password; nothing where there is an administrator by now, of another process that starts, too. */
function makeAdministrator(email: string): Promise<string | undefined> {
  return retriedTransaction(async (trx) => {
    // The host keeps no two accounts of one address apart: of two processes one waits here.
    await lockRows(trx, 'admin_roles', 'code', ['strapi-super-admin']);
    if (await admin('user').exists()) return undefined;
    const password = makePassword();
    const role = await admin('role').getSuperAdmin();
    await admin('user').create({
      ...{ email, password, firstname: 'First', lastname: 'Administrator' },
      ...{ isActive: true, registrationToken: null, roles: role ? [role.id] : [] },
    });
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
  if (!isProduction() || (await admin('user').exists())) return;
  const { adminEmail } = settingsOrExit();
  if (adminEmail) {
    const password = await makeAdministrator(adminEmail);
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
