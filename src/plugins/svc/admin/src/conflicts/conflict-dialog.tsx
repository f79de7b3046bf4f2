import { useEffect } from 'react';
import { onDemand } from '../shared/on-demand';
import { useQuestion } from './pending-conflict';

const load = () => import('./conflict-window');

const ConflictWindow = onDemand(load);

/** Asks whoever saves a form what shall become of it, when somebody else was faster. */
export function ConflictDialog() {
  const question = useQuestion();
  // With the form: what was typed must not hang on whether it can be loaded later.
  useEffect(() => void load().catch(() => {}), []);
  return question && <ConflictWindow {...question} />;
}
