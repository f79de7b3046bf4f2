import type { ClientRequest, ServerResponse } from 'node:http';

/** An answer as it went out, but for what Node adds to each: `Date`, and what is said of the connection. */
export interface Recorded {
  status: number;
  /** Names and values in turns, in the order in which they are sent. */
  headers: string[];
  /** In the pieces in which it was written. A letter stands for a byte: Node writes such a text at once with the headers. */
  pieces: string[];
  /** About what it takes of memory, in bytes. */
  size: number;
}

type Piece = string | Uint8Array | undefined;

/** The names of the headers as they will be sent, in that order. The types of Node do not know it for answers. */
export function namesAsSet(response: ServerResponse): string[] {
  return (response as unknown as ClientRequest).getRawHeaderNames();
}

/** What belongs to one answer, or to one connection. */
const unrepeatable = ['set-cookie', 'connection', 'x-response-time', 'x-request-id'];

function isRepeatable(response: ServerResponse): boolean {
  const { statusCode } = response;
  if (statusCode !== 200 && statusCode !== 304) return false;
  if (unrepeatable.some((name) => response.hasHeader(name))) return false;
  return !/no-store|private/.test(String(response.getHeader('cache-control') ?? ''));
}

function headersOf(response: ServerResponse): string[] {
  return namesAsSet(response).flatMap((name) =>
    [response.getHeader(name)].flat().flatMap((value) => [name, String(value)]),
  );
}

/** What an entry takes besides its texts. */
const overhead = 500;

/** Node writes other headers in the encoding of the body that comes with them. */
const ascii = /^[\x20-\x7e\t]*$/;

/** Null where it cannot be sent again byte by byte. */
function recordedOf(response: ServerResponse, pieces: string[]): Recorded | null {
  const headers = headersOf(response);
  if (!headers.every((text) => ascii.test(text))) return null;
  const letters = [...headers, ...pieces].reduce((sum, { length }) => sum + length, 0);
  return { status: response.statusCode, headers, pieces, size: overhead + letters };
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

/** Sends it again. */
export function replay({ status, headers, pieces }: Recorded, response: ServerResponse): void {
  response.writeHead(status, headers);
  const last = pieces.length - 1;
  for (const [index, piece] of pieces.entries()) {
    if (index < last) response.write(piece, 'latin1');
    else response.end(piece, 'latin1');
  }
  if (last < 0) response.end();
}
