/** Where the seed tells what it does; `rewrite` means that the line may replace the one before. */
export interface Output {
  isTerminal: boolean;
  write(text: string): void;
}

/** Tells how far a long run is: one line that changes on a terminal, a plain line every few seconds elsewhere. */
export function progressOf(output: Output, what: string, total: number) {
  const interval = output.isTerminal ? 200 : 5_000;
  const started = Date.now();
  let told = started;
  let isLineOpen = false;
  return {
    report(done: number): void {
      const now = Date.now();
      if (now - told < interval) return;
      told = now;
      const seconds = Math.round((now - started) / 1000);
      const percent = Math.floor((100 * done) / total);
      const line = `${what}: ${done} of ${total} (${percent} %, ${seconds} s)`;
      output.write(output.isTerminal ? `\r${line}` : `${line}\n`);
      isLineOpen = output.isTerminal;
    },
    finish(): void {
      if (isLineOpen) output.write('\n');
    },
  };
}
