import { randomUUID } from 'node:crypto';
import type { Context } from 'koa';
import { Problem } from '#svc/domain/problem';
import { errorBody } from '#svc/kit/error-body';
import { claimMail } from '#svc/outbox/mail-allowance';
import { type Registration, settingsOrExit } from './environment';

/*
 * Whether strangers may make themselves an account. The host lets them, without a look at their address. ALLOW_REGISTRATION
 * says otherwise at the first start; afterwards the administrator's switches rule, in the panel's advanced settings.
 */

/** The switches that ALLOW_REGISTRATION stands for. */
const switches: Record<Registration, object> = {
  off: { allow_register: false },
  confirmed: { allow_register: true, email_confirmation: true },
  open: { allow_register: true, email_confirmation: false },
};

const hostSettings = () => strapi.store({ type: 'plugin', name: 'users-permissions' });
const ownSettings = () => strapi.store({ type: 'core', name: 'svc_project' });

/** Somebody has an account, of the site or of the panel. */
async function isInUse(): Promise<boolean> {
  const accounts = await Promise.all(
    (['plugin::users-permissions.user', 'admin::user'] as const).map((uid) =>
      strapi.db.query(uid).count(),
    ),
  );
  return accounts.some((count) => count > 0);
}

/** Sites that are in use already keep what they have. */
export async function prepareRegistration(): Promise<void> {
  const own = ownSettings();
  if (await own.get({ key: 'registration' })) return;
  const keeps = await isInUse();
  const { registration } = settingsOrExit();
  if (!keeps) {
    const advanced = (await hostSettings().get({ key: 'advanced' })) as object;
    const value = { ...advanced, ...switches[registration] };
    await hostSettings().set({ key: 'advanced', value });
  }
  await own.set({ key: 'registration', value: keeps ? 'as it was' : registration });
}

interface Switches {
  allow_register: boolean;
  email_confirmation: boolean;
}

interface Auth {
  register(ctx: Context): Promise<unknown>;
  forgotPassword(ctx: Context): Promise<unknown>;
  sendEmailConfirmation(ctx: Context): Promise<unknown>;
}

/** Whether the address may get one more mail about its account; what is no address, the host refuses. */
async function mayMail(
  ctx: Context,
  subject: 'registration' | 'confirmation' | 'reset',
): Promise<boolean> {
  const { email } = (ctx.request.body ?? {}) as { email?: unknown };
  if (typeof email !== 'string') return true;
  return (await claimMail(email, subject, randomUUID())) === null;
}

function refuse(ctx: Context, problem: Problem): undefined {
  ctx.status = 403;
  ctx.body = errorBody(problem);
}

/**
 * While it is off, it answers as the service does where somebody may not. An address that has had enough mails gets no
 * more for an hour: whoever asked is answered as ever, and the last mail that went out is the one that counts.
 */
export function guardAccounts(): void {
  const controllers = strapi.get('controllers') as unknown as {
    extend(uid: string, change: (own: Auth) => Auth): void;
  };
  controllers.extend('plugin::users-permissions.auth', (own) => ({
    ...own,
    async register(ctx) {
      const { allow_register: isOn, email_confirmation: mails } = (await hostSettings().get({
        key: 'advanced',
      })) as Switches;
      if (!isOn) {
        return refuse(ctx, new Problem('forbidden', 'This site takes no registrations.'));
      }
      if (mails && !(await mayMail(ctx, 'registration'))) {
        return refuse(ctx, new Problem('forbidden', 'This address has had many mails. Try later.'));
      }
      return own.register(ctx);
    },
    async forgotPassword(ctx) {
      if (await mayMail(ctx, 'reset')) return own.forgotPassword(ctx);
      ctx.body = { ok: true };
      return undefined;
    },
    async sendEmailConfirmation(ctx) {
      if (await mayMail(ctx, 'confirmation')) return own.sendEmailConfirmation(ctx);
      const { email } = ctx.request.body as { email: string };
      ctx.body = { email: email.toLowerCase(), sent: true };
      return undefined;
    },
  }));
}
