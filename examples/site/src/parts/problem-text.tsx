import type { SvcError } from 'svc-client';
import { reasonOf, type Words } from './reason';

interface Props {
  error: SvcError | null;
  /** What is said otherwise than elsewhere, by reason. */
  words?: Words;
}

/** Says to everybody, screen readers too, why something was refused. */
export function ProblemText({ error, words }: Props) {
  return (
    <p className="alert" role="alert" hidden={!error}>
      {error && reasonOf(error, words)}
    </p>
  );
}
