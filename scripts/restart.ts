/* Pure: what is done when the process that serves has ended. */

/** How it ended, and what it had done until then. */
export interface Ending {
  exitCode: number | null;
  /** What it was killed by. */
  signal: string | null;
  /** How long it had served; 0 when it had not come to that. */
  secondsServed: number;
}

/** What is known of those before. */
export interface History {
  /** Whether one of them, or this one, has served at all. */
  hasServed: boolean;
  /** How many ended unexpectedly since one ran well. */
  crashes: number;
  /** Whether it has been told to end. */
  isEnding: boolean;
}

export type Verdict =
  { end: true; exitCode: number; line?: string } | { end: false; seconds: number; line: string };

const longestWait = 60;

/** From so many seconds of service on a process has run well: a crash after that is the first again. */
const runsWellAfter = 60;

/** How long nothing is started after so many crashes in a row: 1 s, 2 s, 4 s, … */
export function secondsUntilRestart(crashes: number): number {
  return Math.min(longestWait, 2 ** (crashes - 1));
}

/** How many crashes there are in a row with this one. */
export function countCrashes(before: number, secondsServed: number): number {
  return secondsServed >= runsWellAfter ? 1 : before + 1;
}

function reasonOf({ exitCode, signal }: Ending): string {
  return signal ?? `exit code ${exitCode}`;
}

/** `crashes` has this one, unless it ended in order. */
export function judge(ending: Ending, { hasServed, crashes, isEnding }: History): Verdict {
  // Somebody who may told it to end, if not by us.
  if (isEnding || ending.exitCode === 0) return { end: true, exitCode: 0 };
  const reason = reasonOf(ending);
  if (!hasServed) {
    // Nothing would be different the next time, and somebody is there to see it.
    const line = `The service could not start (${reason}), and is not started again.`;
    return { end: true, exitCode: ending.exitCode ?? 1, line };
  }
  const seconds = secondsUntilRestart(crashes);
  const what =
    ending.secondsServed > 0
      ? `has ended unexpectedly (${reason}). It starts`
      : `could not start (${reason}). It is tried`;
  return {
    end: false,
    seconds,
    line: `The service ${what} again in ${seconds} s.`,
  };
}
