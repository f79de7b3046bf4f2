/*
 * For tests that kill the service in the middle of its work: FAULT_AT names the step after which the process is gone.
 * Nothing of it happens unless NODE_ENV is `test`.
 */

const failAt = process.env.NODE_ENV === 'test' ? process.env.FAULT_AT : undefined;

/** Says that a step was done. */
export function failpoint(step: string): void {
  if (step === failAt) process.kill(process.pid, 'SIGKILL');
}
