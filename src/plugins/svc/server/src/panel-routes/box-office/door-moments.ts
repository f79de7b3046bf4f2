import type { Knex } from 'knex';
import type { DoorMoment } from '../../contract/box-office-details';
import { columns, literal, select, sql } from '../../database/sql';

const scan = columns(
  'svc_door_scans s',
  'scanned_at, scanned_by, verdict, refusal, is_inside, undone',
);

/** More than anybody reads. */
const mostShown = 20;

/** What doors have read of an attendee, the latest first. */
export async function findDoorMoments(db: Knex, document: string): Promise<DoorMoment[]> {
  const rows = await select(
    db,
    sql`select ${scan} from svc_door_scans s join svc_attendees a on a.public_id = s.attendee_id
      where a.document_id = ${document} order by s.scanned_at desc, s.id desc
      limit ${literal(mostShown)}`,
  );
  return rows.map((row) => ({
    at: Number(row.scanned_at),
    by: row.scanned_by,
    verdict: row.verdict,
    refusal: row.refusal,
    isInside: row.is_inside === null ? null : Boolean(row.is_inside),
    isUndone: Boolean(row.undone),
  }));
}
