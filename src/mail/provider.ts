import type { MailSettings } from '../environment/mail';
import { fileTransport } from './file-transport';

/** A server that says nothing for so long will say nothing at all. */
const milliseconds = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

const loopback = ['localhost', '127.0.0.1', '::1'];

/** A password is not sent in the clear, unless it stays on this machine. */
function serverOf(smtpUrl: string) {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const secure = protocol === 'smtps:';
  const host = hostname.replace(/^\[|\]$/g, '');
  const user = decodeURIComponent(username);
  return {
    host,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && user !== '' && !loopback.includes(host),
    ...(user && { auth: { user, pass: decodeURIComponent(password) } }),
    ...milliseconds,
  };
}

/** The configuration of Strapi's email plugin: a mail server, or files where there is none. */
export function mailProvider({ smtpUrl, from, directory }: MailSettings) {
  return {
    provider: 'nodemailer',
    providerOptions: smtpUrl ? serverOf(smtpUrl) : fileTransport(directory),
    settings: { defaultFrom: from, defaultReplyTo: from },
  };
}
