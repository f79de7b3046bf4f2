import { columns, execute, select, type Sql, sql } from '../../../database/sql';
import { database, documents, retriedTransaction } from '../../../host/strapi';
import { now } from '../../../lib/clock';
import { reasonOf } from '../../../lib/error-reason';
import { forEachIsolated } from '../../../lib/for-each-isolated';
import { lockEvents } from '../lock';
import { updateEvent } from './write-event';

/*
 * What editors have planned, when its time has come. However many processes look, one conditional UPDATE decides who does
 * it: it forgets the plan, in the transaction of what was planned.
 */

const uid = 'plugin::svc.event';
const batchSize = 100;

interface Due {
  document_id: string;
  public_id: number;
  due: number | string | null;
}

interface Plan {
  name: string;
  text: Sql;
  instant: Sql;
  find: () => Promise<Due[]>;
  run: (event: Due) => Promise<unknown>;
}

const event = columns('svc_events', 'document_id, public_id');

/**
 * Of drafts: what is published has the same plan, and may have an older one. Said so that planners begin with the few that
 * are planned, not with all drafts.
 */
const dueNow = (instant: Sql) => sql`from svc_events
  where (published_at is null) = ${true} and trashed_at is null and ${instant} <= ${now()}
  order by ${instant}, id limit ${batchSize}`;

const publishing: Plan = {
  name: 'publish',
  text: sql`publish_on`,
  instant: sql`publish_on_utc`,
  find: () =>
    select(
      database(),
      sql`select ${event}, ${columns('svc_events', 'publish_on_utc as due')} ${dueNow(sql`publish_on_utc`)}`,
    ),
  run: ({ document_id: documentId }) => documents(uid).publish({ documentId }),
};

const unpublishing: Plan = {
  name: 'unpublish',
  text: sql`unpublish_on`,
  instant: sql`unpublish_on_utc`,
  find: () =>
    select(
      database(),
      sql`select ${event}, ${columns('svc_events', 'unpublish_on_utc as due')} ${dueNow(sql`unpublish_on_utc`)}`,
    ),
  run: ({ document_id: documentId }) => documents(uid).unpublish({ documentId }),
};

const unfeaturing: Plan = {
  name: 'unfeature',
  text: sql`featured_until`,
  instant: sql`featured_until_utc`,
  find: () =>
    select(
      database(),
      sql`select ${event}, ${columns('svc_events', 'featured_until_utc as due')} ${dueNow(sql`featured_until_utc`)}`,
    ),
  run: ({ public_id: id }) => updateEvent(id, { featured: false }),
};

/** Forgets the plan, and then does `work`; nothing where somebody else did, or it is another plan by now. */
async function claim({ text, instant }: Plan, due: Due, work: () => Promise<unknown>) {
  return retriedTransaction(async (trx) => {
    await lockEvents(trx, [due.document_id]);
    const found = await execute(
      trx,
      sql`update svc_events set ${text} = null, ${instant} = null
        where document_id = ${due.document_id} and ${instant} = ${due.due}`,
    );
    if (found > 0) await work();
    return found > 0;
  });
}

/** What cannot be done is not tried each minute: it is marked for review, so that somebody sees it. */
async function giveUp(plan: Plan, due: Due, error: unknown): Promise<void> {
  const { document_id: documentId } = due;
  const isMine = await claim(plan, due, () =>
    documents(uid).update({ documentId, data: { readyForReview: true } }),
  );
  if (isMine) {
    strapi.log.error(
      `Could not ${plan.name} event ${due.public_id} as planned: ${reasonOf(error)}`,
    );
  }
}

async function take(plan: Plan, due: Due): Promise<void> {
  try {
    await claim(plan, due, () => plan.run(due));
  } catch (error) {
    await giveUp(plan, due, error);
  }
}

/** Does all that is due. */
export async function runPlanned(): Promise<void> {
  for (const plan of [publishing, unpublishing, unfeaturing]) {
    const due = await plan.find();
    await forEachIsolated(
      due,
      ({ public_id: id }) => `the plan to ${plan.name} event ${id}`,
      (one) => take(plan, one),
    );
  }
}
