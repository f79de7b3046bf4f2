import { useState } from 'react';
import { SvcError } from 'svc-client';

const lost = new SvcError({
  code: 'unreachable',
  message: 'The service cannot be reached. Please try again.',
  data: { status: 0 },
});

/** What was thrown, as a refusal in the shape of the service's. */
export function problemIn(error: unknown): SvcError {
  return error instanceof SvcError ? error : lost;
}

/** Does something at the service: whether it is being done, and why it was refused. */
export function useAction() {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<SvcError | null>(null);

  async function run(action: () => Promise<void>): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      await action();
    } catch (error) {
      setProblem(problemIn(error));
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, problem, run };
}
