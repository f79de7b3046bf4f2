import { warningsOfSecrets } from './environment/secrets';

/** What a start says that is fine for trying out, and not for the public. */

interface Account {
  email: string;
}

async function findDemoAccounts(): Promise<string[]> {
  const accounts = await Promise.all(
    (['plugin::users-permissions.user', 'admin::user'] as const).map((uid) =>
      strapi.db.query(uid).findMany({
        where: { email: { $endsWith: '@example.test' } },
        select: ['email'],
      }),
    ),
  );
  return (accounts.flat() as Account[]).map(({ email }) => email).sort();
}

/** In production, names accounts of the demo data; elsewhere, the secrets that a production start would refuse. */
export async function warnBeforeProduction(): Promise<void> {
  for (const line of warningsOfSecrets(process.env)) strapi.log.warn(line);
  if (strapi.config.get('environment') !== 'production') return;
  const accounts = await findDemoAccounts();
  if (accounts.length === 0) return;
  const names = `${accounts.slice(0, 10).join(', ')}${accounts.length > 10 ? ' …' : ''}`;
  strapi.log.warn(`Accounts of the demo can sign in: ${names}. Delete them.`);
}
