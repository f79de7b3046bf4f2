import type { ProblemKind } from '../../../server/src/domain/problem';
import { isOurs, saidByServer } from './server-sentences';
import type { Say } from './texts';

/** As the server answers where something cannot be done. */
export interface Refused {
  details?: { kind?: ProblemKind };
}

/** What was refused, in the language of the panel. What a payment provider says is said to be its own. */
export function refusalSentence(message: string, { details }: Refused, text: Say): string {
  const isOfProvider = details?.kind === 'paymentFailed' && !isOurs(message);
  return isOfProvider ? text('provider.says', { reason: message }) : saidByServer(message);
}
