import { useState } from 'react';
import { SvcError } from 'svc-client';

const lost = new SvcError({
  code: 'unreachable',
  message: 'The service cannot be reached. Please try again.',
  data: { status: 0 },
});

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
      setProblem(error instanceof SvcError ? error : lost);
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, problem, run };
}
