import type { SvcError } from 'svc-client';
import { reasonOf } from './reason';

/** Says to everybody, screen readers too, why something was refused. */
export function ProblemText({ error }: { error: SvcError | null }) {
  return (
    <p className="alert" role="alert" hidden={!error}>
      {error && reasonOf(error)}
    </p>
  );
}
