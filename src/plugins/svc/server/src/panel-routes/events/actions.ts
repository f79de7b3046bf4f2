import type { EventAction } from '../../contract/event-list';
import { notFound, Problem } from '../../domain/problem';
import type { PermissionChecker } from '../../host/content-manager';
import { lockDocument } from '../../host/document-writes';
import { database, documents, retriedTransaction } from '../../host/strapi';
import { restoreEvent, trashEvent } from '../../resources/event/operations/trash-event';
import { updateEvent } from '../../resources/event/operations/write-event';
import { duplicateEvent } from '../../resources/ticket/operations/duplicate-event';
import { moveEvent } from '../../resources/ticket/operations/move-event';
import { type EventRow, findEvent } from './event-rows';
import { findStart } from './queries';

/*
 * What is done with the events that are ticked, one after the other: by the use cases that everybody takes.
 */

const uid = 'plugin::svc.event';

/** What is asked besides the action. */
export interface ActionOptions {
  /** How many days later: what is moved, and the first copy. */
  days: number;
  /** How many copies, and how many days there are from each to the next. */
  times: number;
  every: number;
  withTickets: boolean;
  /** When each began, by document, as whoever moves them was shown it; of one that is not named nothing is known. */
  starts: Record<string, unknown>;
}

interface Action {
  isRefused(can: PermissionChecker['cannot'], row: EventRow): boolean;
  run(row: EventRow, options: ActionOptions): Promise<unknown>;
  /** Why it cannot be done with this one; undefined where it can. */
  problem?(row: EventRow, options: ActionOptions): string | undefined | Promise<string | undefined>;
}

/** What the public sees of it changes only by who may publish. */
const refusesPublic = (cannot: PermissionChecker['cannot'], row: EventRow) =>
  row.isPublished && cannot.publish(row);

const isInTrash = ({ trashedAt }: EventRow) => trashedAt !== null && trashedAt !== undefined;

const setFeatured = (featured: boolean): Action => ({
  isRefused: (cannot, row) => cannot.update(row, 'featured') || refusesPublic(cannot, row),
  run: ({ publicId }) => updateEvent(publicId, { featured }),
});

/** Of two who move the same at once, each would add their days to those of the other. */
async function problemOfMove({ documentId, publicId }: EventRow, { starts }: ActionOptions) {
  const shown = starts[documentId];
  if (shown === undefined) return undefined;
  const isAsShown = (await findStart(database(), publicId)) === shown;
  return isAsShown ? undefined : 'Somebody has moved it meanwhile.';
}

const move: Action = {
  isRefused: (cannot, row) =>
    ['startDate', 'endDate'].some((field) => cannot.update(row, field)) ||
    refusesPublic(cannot, row),
  problem: problemOfMove,
  run: ({ publicId }, { days }) => moveEvent(publicId, days),
};

const duplicate: Action = {
  isRefused: (cannot) => cannot.create(),
  // All of them, or none: who sees half a season made does not know how to go on.
  async run({ documentId }, { days, times, every, withTickets }) {
    for (let made = 0; made < times; made += 1) {
      await duplicateEvent(documentId, { days: days + made * every, withTickets });
    }
  },
};

const actions: Record<EventAction, Action> = {
  feature: setFeatured(true),
  unfeature: setFeatured(false),
  review: {
    isRefused: (cannot, row) => cannot.update(row, 'readyForReview'),
    async run({ documentId }) {
      const data = { readyForReview: true };
      if (!(await documents(uid).update({ documentId, data }))) throw notFound('event');
    },
  },
  publish: {
    isRefused: (cannot, row) => cannot.publish(row),
    async run({ documentId }) {
      const published = (await documents(uid).publish({ documentId })) as { entries: unknown[] };
      if (published.entries.length === 0) throw notFound('event');
    },
  },
  unpublish: {
    isRefused: (cannot, row) => cannot.publish(row),
    problem: ({ isPublished }) => (isPublished ? undefined : 'It is not published.'),
    run: ({ documentId }) => documents(uid).unpublish({ documentId }),
  },
  trash: {
    isRefused: (cannot, row) => cannot.delete(row) || refusesPublic(cannot, row),
    run: ({ documentId }) => trashEvent(documentId),
  },
  restore: {
    isRefused: (cannot, row) => cannot.delete(row) || refusesPublic(cannot, row),
    problem: (row) => (isInTrash(row) ? undefined : 'It is not in the trash.'),
    run: ({ documentId }) => restoreEvent(documentId),
  },
  duplicate,
  move,
};

interface ActionContext {
  checker: PermissionChecker;
  options: ActionOptions;
}

/** Why it is not done with this one; undefined where it is. */
async function problemOf(
  action: EventAction,
  row: EventRow,
  { checker: { cannot }, options }: ActionContext,
) {
  const taken = actions[action];
  if (taken.isRefused(cannot, row)) return new Problem('forbidden', 'Your role does not let you.');
  if (action !== 'restore' && isInTrash(row)) {
    return new Problem('alreadyTrashed', 'It is in the trash.');
  }
  const reason = await taken.problem?.(row, options);
  return reason && new Problem('invalidParam', reason);
}

/**
 * Does it with an event as it is once nobody else changes it.
 * @throws Problem, or an error of the host that says what is wrong
 */
export function act(
  action: EventAction,
  documentId: string,
  context: ActionContext,
): Promise<void> {
  return retriedTransaction(async (trx) => {
    // First of all: a write that locks it only after something else meets whoever does the reverse.
    await lockDocument(trx, uid, documentId);
    const row = await findEvent(documentId);
    if (!row) throw notFound('event');
    const problem = await problemOf(action, row, context);
    if (problem) throw problem;
    await actions[action].run(row, context.options);
  });
}
