/*
 * For tests that kill the service in the middle of its work: FAULT_AT names the step after which the process is gone.
 * Nothing of it happens unless NODE_ENV is `test`.
 */

const fatal = process.env.NODE_ENV === 'test' ? process.env.FAULT_AT : undefined;

/** Says that a step was done. */
export function reached(step: string): void {
  if (step === fatal) process.kill(process.pid, 'SIGKILL');
}
