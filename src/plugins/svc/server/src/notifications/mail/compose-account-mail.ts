import { html } from '../../domain/markup';
import type { AccountPurpose } from '../../resources/account/tokens';
import type { TextKey } from '../../texts/catalogues';
import { say } from '../../texts/say';
import { greeting } from './greeting';
import { layout } from './layout';

/** What the mail is about. */
interface AccountMail {
  purpose: AccountPurpose;
  /** Empty where the account has no name but its address. */
  name: string;
  /** Where the link leads. */
  address: string;
  /** The site, as people know it. */
  site: string;
}

const keys = {
  confirm: {
    subject: 'mail.confirm.subject',
    reason: 'mail.confirm.reason',
    link: 'mail.confirm.link',
    otherwise: 'mail.confirm.otherwise',
  },
  address: {
    subject: 'mail.address.subject',
    reason: 'mail.address.reason',
    link: 'mail.address.link',
    otherwise: 'mail.address.otherwise',
  },
  reset: {
    subject: 'mail.reset.subject',
    reason: 'mail.reset.reason',
    link: 'mail.reset.link',
    otherwise: 'mail.reset.otherwise',
  },
  known: {
    subject: 'mail.known.subject',
    reason: 'mail.known.reason',
    link: 'mail.known.link',
    otherwise: 'mail.known.otherwise',
  },
} as const satisfies Record<AccountPurpose, Record<string, TextKey>>;

/** A mail about an account, for programs that show HTML and for those that do not. */
export function composeAccountMail({ purpose, name, address, site }: AccountMail) {
  const words = keys[purpose];
  const subject = say(words.subject, { site });
  const reason = say(words.reason, { site });
  const link = say(words.link);
  const otherwise = say(words.otherwise);
  const text = [greeting(name), '', reason, '', `${link}: ${address}`, '', otherwise, ''];
  const body = html`<p>${greeting(name)}</p>
    <p>${reason}</p>
    <p><a href="${address}">${link}</a></p>
    <p>${otherwise}</p>`;
  return { subject, text: text.join('\n'), html: layout(subject, body) };
}
