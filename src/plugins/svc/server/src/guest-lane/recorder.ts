import type { ClientRequest, ServerResponse } from 'node:http';
import { type Personal, personalOf, type Renewable } from '../kit/page-reads';
import { requestIdHeader } from '../kit/request-id';

/** An answer as it went out, but for what its request is called, and what Node adds to each: `Date`, and what is said of the connection. */
export interface Recorded {
  status: number;
  /** Names and values in turns, in the order in which they are sent. */
  headers: string[];
  /** In the pieces in which it was written. A letter stands for a byte: Node writes such a text at once with the headers. */
  pieces: string[];
  /** What is made anew for each guest; undefined where it is the same for all. */
  gaps?: Gaps;
  /** About what it takes of memory, in bytes. */
  size: number;
}

/** Where an answer has what is one guest's alone. */
interface Gaps {
  /** The place in `headers` of the value of `Set-Cookie`. */
  cookie: number;
  /** What stands between one piece and the next: the number of a text. */
  texts: number[];
  renew: () => Personal;
}

type Piece = string | Uint8Array | undefined;

/** The names of the headers as they will be sent, in that order. The types of Node do not know it for answers. */
export function namesAsSet(response: ServerResponse): string[] {
  return (response as unknown as ClientRequest).getRawHeaderNames();
}

/** What belongs to one answer, or to one connection. */
const unrepeatable = ['connection', 'x-response-time'];

/** Whether it is for one guest, without that being known part by part. */
function isPrivate(response: ServerResponse): boolean {
  if (response.hasHeader('set-cookie')) return true;
  return String(response.getHeader('cache-control') ?? '').includes('private');
}

function isRepeatable(response: ServerResponse): boolean {
  const { statusCode } = response;
  if (statusCode !== 200 && statusCode !== 304) return false;
  if (unrepeatable.some((name) => response.hasHeader(name))) return false;
  if (String(response.getHeader('cache-control') ?? '').includes('no-store')) return false;
  return personalOf(response) !== undefined || !isPrivate(response);
}

function headersOf(response: ServerResponse): string[] {
  return namesAsSet(response)
    .filter((name) => name !== requestIdHeader)
    .flatMap((name) => [response.getHeader(name)].flat().flatMap((value) => [name, String(value)]));
}

/** What an entry takes besides its texts. */
const overhead = 500;

/** Node writes other headers in the encoding of the body that comes with them. */
const ascii = /^[\x20-\x7e\t]*$/;

type Texts = Pick<Recorded, 'headers' | 'pieces' | 'gaps'>;

/** Cuts a text at each of these, and says which one it was. */
function cut(whole: string, texts: readonly string[]): { pieces: string[]; found: number[] } {
  // They are letters, digits and signs that stand for themselves.
  const parts = whole.split(new RegExp(`(${texts.join('|')})`));
  return {
    pieces: parts.filter((_, index) => index % 2 === 0),
    found: parts.filter((_, index) => index % 2 === 1).map((text) => texts.indexOf(text)),
  };
}

/** The same without what is one guest's; null where any of that is not where it was expected. */
function withGaps({ headers, pieces }: Texts, { cookie, texts, renew }: Renewable): Texts | null {
  const place = headers.indexOf(cookie);
  const isOnlyCookie = headers.filter((text) => /^set-cookie$/i.test(text)).length === 1;
  const isCoded = headers.some((text) => /^content-encoding$/i.test(text));
  if (place < 0 || !isOnlyCookie || isCoded) return null;
  const shared = headers.with(place, '');
  const { pieces: between, found } = cut(pieces.join(''), texts);
  if (!texts.every((_, number) => found.includes(number))) return null;
  return { headers: shared, pieces: between, gaps: { cookie: place, texts: found, renew } };
}

/** Null where it cannot be sent again byte by byte. */
function recordedOf(response: ServerResponse, sent: string[]): Recorded | null {
  const whole: Texts = { headers: headersOf(response), pieces: sent };
  if (!whole.headers.every((text) => ascii.test(text))) return null;
  const personal = personalOf(response);
  const texts = personal ? withGaps(whole, personal) : whole;
  if (!texts) return null;
  const letters = [...texts.headers, ...texts.pieces].reduce((sum, { length }) => sum + length, 0);
  return { status: response.statusCode, ...texts, size: overhead + letters };
}

function lettersOf(piece: Uint8Array | string, encoding: BufferEncoding): string {
  if (Buffer.isBuffer(piece)) return piece.toString('latin1');
  if (typeof piece !== 'string') return Buffer.from(piece).toString('latin1');
  const isAscii = Buffer.byteLength(piece, encoding) === piece.length;
  return isAscii ? piece : Buffer.from(piece, encoding).toString('latin1');
}

/** Has `done` called with what will have been written to the response, once it is whole and can be sent to others too. */
export function record(response: ServerResponse, done: (recorded: Recorded) => void): void {
  const pieces: string[] = [];
  const take = (piece: unknown, encoding: unknown) => {
    if (typeof piece !== 'string' && !(piece instanceof Uint8Array)) return;
    pieces.push(
      lettersOf(piece, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'),
    );
  };
  const write = response.write.bind(response) as (...args: unknown[]) => boolean;
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
  response.write = (piece: Piece, ...rest: unknown[]) => {
    take(piece, rest[0]);
    return write(piece, ...rest);
  };
  response.end = (...args: unknown[]) => {
    take(args[0], args[1]);
    const recorded = isRepeatable(response) ? recordedOf(response, pieces) : null;
    if (recorded) done(recorded);
    return end(...args);
  };
}

/** The answer for whoever asks next, with what is theirs. */
function renewed({ status, headers, pieces, gaps, size }: Recorded): Recorded {
  if (!gaps) return { status, headers, pieces, size };
  const { cookie, texts } = gaps.renew();
  const body = pieces.map((piece, index) => piece + (texts[gaps.texts[index]!] ?? '')).join('');
  return { status, headers: headers.with(gaps.cookie, cookie), pieces: [body], size };
}

/** Sends it again, to a request that is called so. */
export function replay(recorded: Recorded, response: ServerResponse, requestId: string): void {
  const { status, headers, pieces } = renewed(recorded);
  response.writeHead(status, [requestIdHeader, requestId, ...headers]);
  const last = pieces.length - 1;
  for (const [index, piece] of pieces.entries()) {
    if (index < last) response.write(piece, 'latin1');
    else response.end(piece, 'latin1');
  }
  if (last < 0) response.end();
}
