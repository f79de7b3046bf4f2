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

/** What is between the lines of a boundary of the mail: the parts of a multipart with this type. */
function partsWithin(raw: string, type: string): string[] {
  const declared = new RegExp(`${type};\\s+boundary="?([^"\\r\\n]+)`).exec(raw);
  return declared ? raw.split(`--${declared[1]}`).slice(1, -1) : [];
}

function bytesOf(part: string): Buffer {
  const body = part.slice(part.indexOf('\r\n\r\n') + 4);
  if (/transfer-encoding: base64/i.test(part)) return Buffer.from(body, 'base64');
  const isQuoted = /transfer-encoding: quoted-printable/i.test(part);
  return Buffer.from(isQuoted ? fromQuotedPrintable(body) : body);
}

/** The parts of a mail, as its reader sees them, with line breaks as we write them. */
export function partsOf(raw: string): { text: string; html: string } {
  const parts = partsWithin(raw, 'multipart/alternative');
  const part = (type: string) => {
    const about = `Content-Type: ${type}`;
    const outer = parts.find((one) => one.includes(about))!;
    // HTML with pictures in it is a part with parts of its own.
    const inner = /boundary="?([^"\r\n]+)/.exec(outer)?.[1];
    const found = inner
      ? outer
          .split(`--${inner}`)
          .slice(1)
          .find((one) => one.includes(about))!
      : outer;
    return String(bytesOf(found)).replaceAll('\r\n', '\n');
  };
  return { text: part('text/plain'), html: part('text/html') };
}

/** The files that came with a mail, by their names. */
export function filesOf(raw: string): Map<string, { type: string; content: Buffer }> {
  const parts = partsWithin(raw, 'multipart/mixed');
  const files = parts.filter((part) => /^Content-Disposition: attachment/im.test(part));
  return new Map(
    files.map((part) => [
      /filename=(\S+)/.exec(part)![1]!,
      { type: /^Content-Type: ([^;\r\n]+)/im.exec(part)![1]!, content: bytesOf(part) },
    ]),
  );
}
