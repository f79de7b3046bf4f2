import { withTimeout } from '../../lib/timeout';
import { settings } from '../../host/strapi';

export interface Mail {
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  attachments?: Attachment[];
}

export interface Attachment {
  /** Of plain letters: some mail programs garble others. */
  filename: string;
  content: Buffer | string;
  contentType: string;
  /** By which the mail's HTML shows it; without one it is a file beside the mail. */
  cid?: string;
}

interface EmailService {
  send(mail: object): Promise<unknown>;
}

const timeoutSeconds = 60;

/**
 * Sends a mail. The same fact makes the same Message-ID, so that mail programs show a mail that was sent twice once.
 * @throws Error where the server cannot be reached, or does not take it
 */
export async function sendMail(factId: string, mail: Mail): Promise<void> {
  const { hostname } = new URL(settings().publicUrl);
  const email = strapi.plugin('email').service('email') as EmailService;
  const sending = email.send({
    ...mail,
    messageId: `<${factId}@${hostname}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
  await withTimeout(sending, timeoutSeconds, 'The mail server did not answer in time.');
}
