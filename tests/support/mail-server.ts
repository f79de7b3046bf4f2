import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { stopLater } from '#svc/testing/cleanup';

/** A mail as the server got it. */
export interface ReceivedMail {
  from: string;
  to: string[];
  /** As it came over the wire. */
  raw: string;
}

export interface MailServer {
  url: string;
  received: ReceivedMail[];
  /** What it does with the next mails: a code other than 250 refuses them. */
  behave(how: { code?: number; delay?: number }): void;
  stop(): Promise<void>;
}

/** A real SMTP server on this machine. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  let behaviour = { code: 250, delay: 0 };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, callback) {
      let raw = '';
      stream.on('data', (chunk) => (raw += String(chunk)));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const mail = {
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw,
        };
        const { code, delay } = behaviour;
        setTimeout(() => {
          if (code === 250) received.push(mail);
          const refusal = Object.assign(new Error('no ada@example.test here'), {
            responseCode: code,
          });
          callback(code === 250 ? null : refusal);
        }, delay);
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    behave: ({ code = 250, delay = 0 }) => (behaviour = { code, delay }),
    stop: stopLater(() => new Promise((resolve) => server.close(() => resolve()))),
  };
}

/** The header of a mail, on one line; undefined where it has none. */
export function headerOf(raw: string, name: string): string | undefined {
  const [head = ''] = raw.split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const start = `${name.toLowerCase()}: `;
  return lines.find((line) => line.toLowerCase().startsWith(start))?.slice(start.length);
}

function fromQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** The parts of a mail, as its reader sees them, with line breaks as we write them. */
export function partsOf(raw: string): { text: string; html: string } {
  const boundary = /boundary="?([^"\r\n]+)/.exec(raw)![1]!;
  const parts = raw.split(`--${boundary}`).slice(1, -1);
  const part = (type: string) => {
    const found = parts.find((one) => one.includes(`Content-Type: ${type}`))!;
    const body = found.slice(found.indexOf('\r\n\r\n') + 4);
    if (/transfer-encoding: base64/i.test(found)) return Buffer.from(body, 'base64').toString();
    return /transfer-encoding: quoted-printable/i.test(found) ? fromQuotedPrintable(body) : body;
  };
  const [text, html] = [part('text/plain'), part('text/html')].map((one) =>
    one.replaceAll('\r\n', '\n'),
  ) as [string, string];
  return { text, html };
}
