import { type ChildProcess, fork } from 'node:child_process';
import { countCrashes, judge } from './restart';

/*
 * Keeps the service running: it serves in a process below this one, which is started again after a crash. A child and
 * not Node's cluster, because there is only one and the port should be its own: cluster would hand it each connection,
 * and end it on the spot where this process dies.
 */

/** In milliseconds; longer than the service gives itself to end. */
const patience = 10_000;

/** A Ctrl-C in a terminal comes from there and from npm: what comes within so many milliseconds is the same one. */
const sameSignal = 500;

let child: ChildProcess | undefined;
let servesSince: number | undefined;
let hasServed = false;
let crashes = 0;
let endingSince: number | undefined;
let wasKilled = false;
let restart: NodeJS.Timeout | undefined;

/** This process ends when the other is gone: the port is free then. */
function endAtOnce(line: string): void {
  if (!child || wasKilled) return;
  console.error(line);
  wasKilled = true;
  child.kill('SIGKILL');
}

/** Hands the first signal on. Whoever sends a second one does not want to wait. */
function onSignal(signal: NodeJS.Signals): void {
  if (endingSince !== undefined) {
    if (performance.now() - endingSince < sameSignal) return;
    return endAtOnce('The service is told again to end, and is killed.');
  }
  endingSince = performance.now();
  clearTimeout(restart);
  if (!child) process.exit(0);
  child.kill(signal);
  const late = `The service has not ended within ${patience / 1000} s, and is killed.`;
  setTimeout(() => endAtOnce(late), patience);
}

/** What the service says of itself: that requests are answered, and that the start is over. */
type Message = 'serving' | 'started';

interface Start {
  script: string;
  onStarted: () => void;
}

function onEnd(start: Start, exitCode: number | null, signal: string | null): void {
  const secondsServed = servesSince === undefined ? 0 : (performance.now() - servesSince) / 1000;
  child = undefined;
  servesSince = undefined;
  crashes = countCrashes(crashes, secondsServed);
  const history = { hasServed, crashes, isEnding: endingSince !== undefined };
  const verdict = judge({ exitCode, signal, secondsServed }, history);
  if (verdict.line) console.error(verdict.line);
  if (verdict.end) process.exit(wasKilled ? 1 : verdict.exitCode);
  restart = setTimeout(() => run(start), verdict.seconds * 1000);
}

function run(start: Start): void {
  const current = fork(start.script, { stdio: 'inherit' });
  child = current;
  current.on('message', (message: Message) => {
    if (message === 'started') return start.onStarted();
    servesSince = performance.now();
    hasServed = true;
  });
  current.once('exit', (exitCode, signal) => onEnd(start, exitCode, signal));
  current.on('error', (error) => {
    // The system may have no process to give; nothing has ended then, because nothing has begun.
    if (current.pid !== undefined) throw error;
    console.error(error.message);
    onEnd(start, 1, null);
  });
}

/**
 * npm runs a script in a shell, and sends that a signal which the shell hands on to nobody: it is gone, and what it has
 * started goes on. Here that counts as the signal.
 */
function endWithShellOfNpm(): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    if (endingSince === undefined) onSignal('SIGTERM');
  }, 200);
}

/** Runs the script of the service, and resolves when its first start is over. */
export function supervise(script: string): Promise<void> {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, onSignal);
  endWithShellOfNpm();
  return new Promise((resolve) => run({ script, onStarted: resolve }));
}
