import type { DoorAnswer } from '../../server/src/contract/door';
import { mark } from './guests';
import type { WaitingScan } from './kept';
import { noteRefused } from './notes';

/* What the service answers to scans that waited, and whoever is at the door has to hear of. */

const byScan = (answers: DoorAnswer[]) => new Map(answers.map((answer) => [answer.id, answer]));

/** Whoever was let in here and should not have been is noted before the scan is forgotten. */
export function noteRefusals(letIn: WaitingScan[], answers: DoorAnswer[]): void {
  const answerOf = byScan(answers);
  const refused = letIn.flatMap(({ id, name = '', ticket = '', scannedAt }) => {
    const { verdict, refusal } = answerOf.get(id) ?? {};
    const at = Math.round(scannedAt / 1000);
    return verdict === 'refused' && refusal ? [{ scan: id, name, ticket, refusal, at }] : [];
  });
  noteRefused(refused);
}

let tell: (answer: DoorAnswer) => void = () => undefined;

/** @param listener hears of whoever was sent out here, and is inside all the same */
export function onStillInside(listener: typeof tell): void {
  tell = listener;
}

/**
 * Whoever is inside by another scan is so here, too, unless something later waits of them.
 * @param queue what waits, these scans among it
 */
export function takeUndone(sent: WaitingScan[], queue: WaitingScan[], answers: DoorAnswer[]): void {
  const answerOf = byScan(answers);
  const lastOf = new Map(queue.map((scan) => [scan.guest ?? scan.id, scan]));
  for (const scan of sent) {
    const { id, guest, isUndone, isInside } = scan;
    const answer = answerOf.get(id);
    if (!isUndone || !answer?.isInside || lastOf.get(guest ?? id) !== scan) continue;
    if (guest) mark(guest, true, answer.at ?? null, answer.by ?? null);
    // Where no answer came in time nobody was sent out.
    if (isInside === false) tell(answer);
  }
}
