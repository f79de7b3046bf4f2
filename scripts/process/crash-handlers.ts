import { inspect } from 'node:util';
import { shutDown } from './shutdown';

/*
 * What happens to an error that nobody has caught. It is for the process that serves, which scripts/serve.mjs starts:
 * whoever boots Strapi within a process of another kind (a test, a benchmark, a script) wants to see it fail.
 */

/** What a process ends with after an exception that nobody has caught: EX_SOFTWARE of sysexits.h. */
export const crashExitCode = 70;

/** What fails again and again while the process ends must not fill the log: so many exceptions are told. */
const maxLoggedExceptions = 5;

/** An error with what caused it is told so many levels deep. */
const maxCauses = 5;

let rejections = 0;
let exceptions = 0;

/** Errors with stack and causes, but without further properties: clients of HTTP keep requests there, secrets and all. */
function describe(reason: unknown, causes = maxCauses): string {
  if (reason instanceof Error) {
    const text = reason.stack ?? String(reason);
    if (reason.cause === undefined || causes === 0) return text;
    return `${text}\nCaused by: ${describe(reason.cause, causes - 1)}`;
  }
  const isThing = typeof reason === 'object' && reason !== null;
  return isThing ? 'a value that is not an Error' : inspect(reason);
}

/** In the log or, where there is no Strapi yet or its log fails, beside it. */
function log(text: string): void {
  try {
    const { strapi } = globalThis as { strapi?: typeof globalThis.strapi };
    if (strapi) strapi.log.error(text);
    else console.error(text);
  } catch {
    console.error(text);
  }
}

/** A promise that is rejected and handled by nobody is somebody's mistake, but keeps nobody else from being served. */
export function catchRejections(): void {
  process.on('unhandledRejection', (reason) => {
    rejections += 1;
    log(`Unhandled rejection no. ${rejections}: ${describe(reason)}`);
  });
}

/** After an exception that nobody has caught anything may be half done: the process ends, and another takes its place. */
function catchExceptions(): void {
  process.on('uncaughtException', (error) => {
    exceptions += 1;
    if (exceptions <= maxLoggedExceptions)
      log(`Uncaught exception, the service ends: ${describe(error)}`);
    void shutDown(crashExitCode);
  });
}

export function installCrashHandlers(): void {
  catchRejections();
  catchExceptions();
}
