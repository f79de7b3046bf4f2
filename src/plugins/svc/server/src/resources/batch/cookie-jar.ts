/** The cookies of a client that makes one request after the other. */
export class CookieJar {
  /** Name to the line that set it last. */
  private readonly lines = new Map<string, string>();

  /** @param sent the `Cookie` header that the client came with */
  constructor(private readonly sent: string) {}

  /** Keeps what an answer sets: lines of `Set-Cookie`. */
  take(lines: string[]): void {
    for (const line of lines) this.lines.set(line.slice(0, line.indexOf('=')), line);
  }

  /** The `Cookie` header of the next request. Of two of one name, the first counts. */
  header(): string {
    const pairs = this.taken().map((line) => line.split(';', 1)[0]!);
    return [...pairs, this.sent].filter(Boolean).join('; ');
  }

  /** What was set, to be set at the client too. */
  taken(): string[] {
    return [...this.lines.values()];
  }
}
