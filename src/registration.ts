import type { Context } from 'koa';
import { Problem } from 'strapi-plugin-svc/internal/domain/problem';
import { errorBody } from 'strapi-plugin-svc/internal/kit/error-body';
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

interface Auth {
  register(ctx: Context): Promise<unknown>;
}

/** While it is off, it answers as the service does where somebody may not. */
export function guardAccounts(): void {
  const controllers = strapi.get('controllers') as unknown as {
    extend(uid: string, change: (own: Auth) => Auth): void;
  };
  controllers.extend('plugin::users-permissions.auth', (own) => ({
    ...own,
    async register(ctx) {
      const { allow_register: isOn } = (await hostSettings().get({ key: 'advanced' })) as {
        allow_register: boolean;
      };
      if (isOn) return own.register(ctx);
      ctx.status = 403;
      ctx.body = errorBody(new Problem('forbidden', 'This site takes no registrations.'));
      return undefined;
    },
  }));
}
