import { demoAddresses } from '#svc/seed/accounts';
import { providersFor } from '#svc/payments/providers';
import { warningsOfSecrets } from './environment/secrets';

/** What a start says that is fine for trying out, and not for the public. */

interface Account {
  email: string;
}

async function findDemoAccounts(): Promise<string[]> {
  const accounts = await Promise.all(
    (['plugin::users-permissions.user', 'admin::user'] as const).map((uid) =>
      strapi.db.query(uid).findMany({
        where: { email: { $in: demoAddresses } },
        select: ['email'],
      }),
    ),
  );
  return (accounts.flat() as Account[]).map(({ email }) => email).sort();
}

async function warnOfDemoAccounts(): Promise<void> {
  const accounts = await findDemoAccounts();
  if (accounts.length === 0) return;
  strapi.log.warn(`Accounts of the demo can sign in: ${accounts.join(', ')}. Delete them.`);
}

/** The service speaks no https itself: where its address is one of https, something stands in front. */
function warnOfUncountedProxy(): void {
  const isBehindProxy = strapi.config.get<string>('server.url', '').startsWith('https:');
  if (!isBehindProxy || strapi.config.get<boolean>('server.proxy.koa', false)) return;
  strapi.log.warn(
    'PUBLIC_URL is https, so a proxy stands in front, but TRUST_PROXY is false: all visitors count as one address, whose ' +
      'carts and wrong passwords are bounded. Set TRUST_PROXY to the number of proxies.',
  );
}

/** Free tickets need no way of paying. */
function warnOfUnpayableTickets(): void {
  const buyer = { userId: 1, isBoxOffice: false };
  if (providersFor(buyer).some(({ name }) => name !== 'free')) return;
  strapi.log.warn(
    'Visitors cannot pay for tickets: set STRIPE_SECRET_KEY to take cards, OFFLINE_PAYMENT to let them pay at the box ' +
      'office, or PAYMENT_METHODS to a way of paying of your own. Free tickets can be had.',
  );
}

/**
 * In production, names accounts of the demo data, a proxy that the settings do not know of, and that
 * nobody can pay; elsewhere, the secrets that
 * a production start would refuse.
 */
export async function warnBeforeProduction(): Promise<void> {
  for (const line of warningsOfSecrets(process.env)) strapi.log.warn(line);
  if (strapi.config.get('environment') !== 'production') return;
  warnOfUncountedProxy();
  warnOfUnpayableTickets();
  await warnOfDemoAccounts();
}
