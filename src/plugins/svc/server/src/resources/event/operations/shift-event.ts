import { invalidParams, Problem } from '../../../domain/problem';
import { writeChecked } from '../../../host/document-writes';
import { retriedTransaction } from '../../../host/strapi';
import { eventDaysLater } from '../domain/days-later';
import { projectEvents } from '../read-model/project-events';
import { clockProblems, lockVersions, type Version, writeVersions } from './event-versions';

const uid = 'plugin::svc.event';

/** A version so many days later. Without a day it has none: an editor's draft may have lost what is published. */
function laterBy(version: Version, days: number) {
  const fields = eventDaysLater(version, days);
  const problems = clockProblems(fields, version);
  if (Object.keys(problems).length > 0) throw invalidParams(problems);
  return { ...fields };
}

/**
 * Moves an event and its deadlines by days: what is published, and the draft, each from its own. Edits that wait go on
 * waiting. Its tickets are not moved: `moveEvent` does that, too.
 * @throws Problem `notFound`, `invalidParam`; then nothing has changed.
 */
export function shiftEvent(publicId: number, days: number): Promise<void> {
  return retriedTransaction(async (trx) => {
    const versions = await lockVersions(trx, publicId);
    const { documentId, draft, published } = versions;
    const { startDate, endDate } = published ?? draft;
    if (!startDate || !endDate) throw new Problem('invalidParam', 'It has no date yet.');
    await writeChecked(trx, { uid, documentId }, () =>
      writeVersions(trx, versions, (version) => laterBy(version, days)),
    );
    await projectEvents(trx, [documentId]);
  });
}
