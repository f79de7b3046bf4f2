import { built } from '#svc/testing/built';
import type { Service } from './service';
import type { StripeServer } from './stripe-server';

/* What `npm run check` finds, asked in the process of the test. */

/** Each rule of the books that does not hold, in the words of the check. */
async function violations(): Promise<string[]> {
  const { checkIntegrity } = built<
    typeof import('../../src/plugins/svc/server/src/integrity/check-integrity')
  >('integrity/check-integrity');
  const { rules } = await checkIntegrity();
  return rules.flatMap((rule) => rule.violations);
}

/** Fails where a rule of the books does not hold. */
export async function assertBooksAddUp(): Promise<void> {
  expect(await violations()).toEqual([]);
}

/** {@link violations}, and what the books say that Stripe does not. */
export async function violationsAtStripe(
  { strapi, env }: Service,
  server: StripeServer,
): Promise<string[]> {
  const { checkStripePayments } =
    built<typeof import('../../src/plugins/svc/server/src/integrity/stripe-check')>(
      'integrity/stripe-check',
    );
  const { makeClient } =
    built<typeof import('../../src/plugins/svc/server/src/payments/stripe/client')>(
      'payments/stripe/client',
    );
  const secretKey = server.env.STRIPE_SECRET_KEY!;
  const client = makeClient(
    { secretKey, publishableKey: '', webhookSecret: '', apiBase: server.url },
    { timeoutSeconds: 5 },
  );
  const rule = await checkStripePayments(strapi.db.connection, client, env.PUBLIC_URL!);
  return [...(await violations()), ...rule.violations];
}
