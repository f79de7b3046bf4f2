import type { ProblemKind } from '../../../server/src/domain/problem';
import { isOurs, saidByServer } from './server-sentences';
import type { Say } from './texts';

/** As the server answers where something cannot be done. */
export interface Refused {
  /** Missing where no answer came. */
  status?: number;
  details?: { kind?: ProblemKind };
}

/** What stands before the service answers so where it waits no longer. */
const ofProxy = [502, 504];

/** Whether it may be done all the same: no answer of the service came. */
export function isUnanswered({ status = 0, details }: Refused): boolean {
  return details?.kind === undefined && (status === 0 || ofProxy.includes(status));
}

/** What was refused, in the language of the panel. What a payment provider says is said to be its own. */
export function refusalSentence(message: string, refused: Refused, text: Say): string {
  if (isUnanswered(refused)) return text('unanswered');
  const { details } = refused;
  const isOfProvider = details?.kind === 'paymentFailed' && !isOurs(message);
  return isOfProvider ? text('provider.says', { reason: message }) : saidByServer(message);
}
