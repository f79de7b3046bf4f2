import path from 'node:path';
import { emailAddress, type Environment, isProduction, reject, SettingsError } from './values';

/** Where mails go and from whom they come. */
export interface MailSettings {
  /** With the password; empty where mails are written to files. */
  smtpUrl: string;
  from: string;
  /** Where the files are written. */
  directory: string;
}

function isMailServer(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, pathname, search, hash } = new URL(value);
  const isBare = ['', '/'].includes(pathname) && !search && !hash;
  return ['smtp:', 'smtps:'].includes(protocol) && hostname !== '' && isBare;
}

export function mail(env: Environment): MailSettings {
  const smtpUrl = env.SMTP_URL?.trim() ?? '';
  if (smtpUrl && !isMailServer(smtpUrl)) {
    // The address may carry a password, so it is not repeated here.
    throw new SettingsError(
      'SMTP_URL cannot be used: it must be an address such as smtps://user:password@host:465, with special characters percent-encoded.',
    );
  }
  if (smtpUrl && !env.MAIL_FROM?.trim() && isProduction(env)) {
    reject('MAIL_FROM', '', 'with SMTP_URL it must be the address that mails come from');
  }
  const from = emailAddress(env, 'MAIL_FROM', 'tickets@localhost');
  const directory = path.resolve(env.MAIL_DIRECTORY?.trim() || '.tmp/mail');
  return { smtpUrl, from, directory };
}
