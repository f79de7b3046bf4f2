import { findUserById } from '../../access/users';
import { database, settings } from '../../host/strapi';
import { findByAddress } from '../../resources/account/queries/accounts';
import {
  type AccountToken,
  findToken,
  giveToken,
  tokenOf,
  type AccountPurpose,
} from '../../resources/account/tokens';
import { strangersWords } from '../../domain/strangers-words';
import { inLanguage } from '../../texts/language';
import { now } from '../../lib/clock';
import { composeAccountMail } from './compose-account-mail';
import { sendOrderLinks } from './send-order-links';
import { sendMail } from './send-mail';

const pages: Record<AccountPurpose, string> = {
  confirm: 'confirm',
  address: 'confirm',
  reset: 'reset-password',
  known: 'forgot-password',
};

function linkOf(token: AccountToken, purpose: AccountPurpose): string {
  const page = `${settings().serviceUrl}/account/${pages[purpose]}`;
  return purpose === 'known' ? page : `${page}?token=${tokenOf(token)}`;
}

/** Who the mail is for, and what it says by now; null where there is nobody. */
async function recipientOf(token: AccountToken, purpose: AccountPurpose) {
  const { email, user_id: userId } = token;
  const holder = await findByAddress(database(), email);
  if (purpose === 'reset') return holder && !holder.blocked ? { user: holder, purpose } : null;
  const user = userId === null ? undefined : await findUserById(userId);
  if (!user) return null;
  // Somebody else's by now: they are told, and nothing is confirmed.
  const isOthers = purpose === 'address' && holder && holder.id !== user.id;
  return isOthers ? { user: holder, purpose: 'known' as const } : { user, purpose };
}

/**
 * Sends a mail about an account to the address that was typed, if it is for anybody.
 * @throws Error where it cannot be sent
 */
export async function sendAccountMail(
  factId: string,
  { token: uuid }: { token: string },
): Promise<void> {
  const token = await findToken(uuid);
  if (!token || Number(token.expires_at) <= now()) return;
  if (token.purpose === 'orders') return sendOrderLinks(factId, token);
  const recipient = await recipientOf(token, token.purpose);
  if (!recipient) return;
  const { user, purpose } = recipient;
  if (purpose === 'reset') await giveToken(uuid, user.id);
  const content = inLanguage(token.language, () =>
    composeAccountMail({
      purpose,
      name: user.username.includes('@') ? '' : user.username,
      address: linkOf(token, purpose),
      site: new URL(settings().publicUrl).hostname,
    }),
  );
  const name = user.username.includes('@') ? '' : strangersWords(user.username);
  await sendMail(factId, { to: { name, address: token.email }, ...content });
}
