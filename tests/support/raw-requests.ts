import { once } from 'node:events';
import net from 'node:net';

/* Requests as bytes, and all bytes of their answers: what a client that is polite would never send, or never show. */

/** In milliseconds. */
const patience = 15_000;

export interface RawOptions {
  /** Sends no more after the request, but goes on reading. */
  halfClosed?: true;
}

/** Everything that comes over one connection for what is sent, until the service closes it. */
export async function exchange(
  url: string,
  sent: string,
  { halfClosed }: RawOptions = {},
): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = net.connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  // A connection that is cut has an end, too.
  socket.on('error', () => undefined);
  if (halfClosed) socket.end(Buffer.from(sent, 'latin1'));
  else socket.write(Buffer.from(sent, 'latin1'));
  const late = new Promise((resolve) => setTimeout(resolve, patience).unref());
  const isOver = await Promise.race([once(socket, 'end'), once(socket, 'close'), late]);
  if (!isOver) chunks.push(Buffer.from('(The connection stays open.)'));
  socket.destroy();
  return Buffer.concat(chunks).toString('latin1');
}

export interface RawRequest {
  method?: string;
  /** As it stands in the first line. */
  target: string;
  headers?: Record<string, string>;
  version?: '1.0' | '1.1';
}

/** A request that asks for the connection to be closed, and says what it is called. */
export function textOf({ method = 'GET', target, headers = {}, version = '1.1' }: RawRequest) {
  const all = {
    ...{ Host: 'tickets.example.test', Connection: 'close', 'X-Request-Id': 'raw' },
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${target} HTTP/${version}\r\n${lines.join('')}\r\n`;
}

/** An answer without the time at which it was made, and without what a request is called that does not say so. */
export function withoutDate(answer: string): string {
  return answer.replace(/^(Date: .*|X-Request-Id: [\da-f-]{36})\r\n/gm, '');
}
