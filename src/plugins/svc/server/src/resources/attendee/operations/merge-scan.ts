import type { Knex } from 'knex';
import type { DoorAnswer, DoorRefusal, DoorScan, DoorVerdict } from '../../../contract/door';
import { documentColumns } from '../../../database/document-columns';
import { insertOrIgnore } from '../../../database/insert-rows';
import { table } from '../../../database/table';
import type { Row } from '../../../database/tables';
import { Problem } from '../../../domain/problem';
import { retriedTransaction } from '../../../host/strapi';
import { auditColumns } from '../../../host/last-editor';
import type { EventListItem } from '../../event/read-model/listing';
import { lockAttendee } from '../lock';
import {
  doorDigestOf,
  findHandedOn,
  findScanned,
  isBeingReturned,
  type ScannedGuest,
} from '../queries/door';
import { changeAttendeeStatus } from './change-status';

/*
 * What a door has read becomes true here, be it read just now or an hour ago without a network. Scans come in any order
 * and as often as a door likes: each has a name of its own, and the row of that name is taken once. The attendee is
 * changed by one conditional UPDATE; who was let in twice is inside since the earlier time, whichever came to us first.
 */

/** Where and by whom the scan was made. */
export interface Door {
  eventId: number;
  door: string;
  by: string;
}

type ScanRow = Row<'svc_door_scans'>;
type Kept = Pick<
  ScanRow,
  'attendee_id' | 'verdict' | 'refusal' | 'scanned_at' | 'scanned_by' | 'undone'
>;

interface Decision {
  verdict: DoorVerdict;
  refusal?: DoorRefusal;
}

const keptScan = (trx: Knex, id: string) =>
  table(trx, 'svc_door_scans')
    .where({ scan_id: id })
    .first('attendee_id', 'verdict', 'refusal', 'scanned_at', 'scanned_by', 'undone');

const refused = (refusal: DoorRefusal): Decision => ({ verdict: 'refused', refusal });

const scanAt = ({ secondsAgo }: DoorScan, now: number) => now - secondsAgo;

/** The one who came in first is who let them in, where the other is a scan too. */
async function keepEarlier(
  trx: Knex,
  guest: ScannedGuest,
  { at, by, scan }: { at: number; by: string; scan: string },
): Promise<void> {
  await table(trx, 'svc_attendees')
    .where({ public_id: guest.public_id, status: 'checked_in' })
    .whereNotNull('checked_in_scan')
    .where('checked_in_at', '>', at)
    .update({ checked_in_at: at, checked_in_by: by, checked_in_scan: scan, ...auditColumns() });
}

async function decide(
  trx: Knex.Transaction,
  guest: ScannedGuest,
  scan: DoorScan,
  { at, by }: { at: number; by: string },
): Promise<Decision> {
  const { status } = guest;
  if (status === 'pending' || status === 'cancelled' || status === 'refunded') {
    return refused(status);
  }
  const before = await changeAttendeeStatus(trx, guest.document_id, 'checked_in', {
    admission: { at, by, scan: scan.id },
  });
  if (before === null) return refused('unknown');
  if (before !== 'checked_in') return { verdict: 'admitted' };
  if (!scan.isInside) return { verdict: 'again' };
  await keepEarlier(trx, guest, { at, by, scan: scan.id });
  return { verdict: 'double' };
}

/** Of a code that is nobody's: it may have been that of a ticket which was handed on. */
async function decideOfVoid(
  trx: Knex.Transaction,
  { code }: DoorScan,
  door: Door,
): Promise<Decision & { guest?: ScannedGuest }> {
  const id = code === undefined ? undefined : await findHandedOn(trx, code);
  const guest = id === undefined ? undefined : await findScanned(trx, { guest: id });
  if (!guest) return refused('unknown');
  return { ...refused(guest.event_id === door.eventId ? 'handed on' : 'other event'), guest };
}

/** Of a guest whose place has changed since they were found, what it is now. */
async function decideOf(
  trx: Knex.Transaction,
  scan: DoorScan,
  door: Door,
  at: number,
): Promise<Decision & { guest?: ScannedGuest }> {
  const found = await findScanned(trx, scan);
  if (!found) return decideOfVoid(trx, scan, door);
  if (found.event_id !== door.eventId) return { ...refused('other event'), guest: found };
  await lockAttendee(trx, found.document_id);
  const guest = await findScanned(trx, scan);
  // While we waited it was handed on, and its code lets nobody in any more.
  if (!guest) return decideOfVoid(trx, scan, door);
  if (scan.digest && scan.digest !== doorDigestOf(door.eventId, guest.security_code)) {
    return { ...refused('handed on'), guest };
  }
  if (await isBeingReturned(trx, guest.public_id)) return { ...refused('refunded'), guest };
  try {
    return { ...(await decide(trx, guest, scan, { at, by: door.by })), guest };
  } catch (error) {
    // Their order is being paid just now: nothing was changed yet.
    if (error instanceof Problem && error.kind === 'invalidParam') {
      return { ...refused('pending'), guest };
    }
    throw error;
  }
}

async function mergeNew(trx: Knex.Transaction, scan: DoorScan, door: Door, at: number) {
  const { guest, ...decision } = await decideOf(trx, scan, door, at);
  await table(trx, 'svc_door_scans')
    .where({ scan_id: scan.id })
    .update({
      verdict: decision.verdict,
      refusal: decision.refusal ?? null,
      attendee_id: guest?.public_id ?? 0,
    });
}

/** The door did not hear in time what was decided, and has let them in. */
async function admitAfterAll(trx: Knex.Transaction, scan: DoorScan, kept: Kept): Promise<void> {
  if (!scan.isInside) return;
  const row = () => table(trx, 'svc_door_scans').where({ scan_id: scan.id });
  await row().update({ is_inside: true });
  if (kept.verdict !== 'again') return;
  const changed = await row().where({ verdict: 'again' }).update({ verdict: 'double' });
  const guest = changed === 1 && (await findScanned(trx, { guest: kept.attendee_id }));
  if (!guest) return;
  await lockAttendee(trx, guest.document_id);
  const [at, by] = [Number(kept.scanned_at), kept.scanned_by];
  await keepEarlier(trx, guest, { at, by, scan: scan.id });
}

/** Whoever has let the guest in as well; the earliest. */
const otherAdmission = (trx: Knex, attendeeId: number) =>
  table(trx, 'svc_door_scans')
    .where({ attendee_id: attendeeId, undone: false })
    .whereIn('verdict', ['admitted', 'double'])
    .orderBy('scanned_at')
    .first('scan_id', 'scanned_at', 'scanned_by');

async function takeBack(trx: Knex.Transaction, scanId: string): Promise<void> {
  const taken = await table(trx, 'svc_door_scans')
    .where({ scan_id: scanId, undone: false })
    .update({ undone: true });
  const kept = taken === 1 && (await keptScan(trx, scanId));
  const guest = kept && (await findScanned(trx, { guest: kept.attendee_id }));
  if (!guest) return;
  await lockAttendee(trx, guest.document_id);
  const now = await findScanned(trx, { guest: kept.attendee_id });
  if (now?.checked_in_scan !== scanId) return;
  const other = await otherAdmission(trx, kept.attendee_id);
  if (!other) {
    await changeAttendeeStatus(trx, guest.document_id, 'confirmed');
    return;
  }
  await table(trx, 'svc_attendees')
    .where({ public_id: kept.attendee_id })
    .update({
      checked_in_at: other.scanned_at,
      checked_in_by: other.scanned_by,
      checked_in_scan: other.scan_id,
      ...auditColumns(),
    });
}

async function answerOf(trx: Knex.Transaction, { id }: DoorScan): Promise<DoorAnswer> {
  const kept = (await keptScan(trx, id))!;
  const guest = kept.attendee_id ? await findScanned(trx, { guest: kept.attendee_id }) : undefined;
  const at = guest?.checked_in_at ? Number(guest.checked_in_at) : null;
  if (kept.undone) {
    const undone: DoorAnswer = { id, verdict: 'undone', name: guest?.full_name };
    // Who has come in at another event's door is that one's business.
    if (kept.refusal || guest?.status !== 'checked_in') return undone;
    return { ...undone, isInside: true, at, by: guest.checked_in_by };
  }
  const answer: DoorAnswer = { id, verdict: kept.verdict };
  if (kept.refusal) answer.refusal = kept.refusal;
  if (!guest) return answer;
  if (kept.refusal === 'other event') {
    const listed = await table(trx, 'svc_event_listings')
      .where({ public_id: guest.event_id ?? 0 })
      .first('item');
    if (!listed?.item) return { ...answer, event: '' };
    // Whose ticket it is, is the business of that event's door.
    const {
      title,
      start_date: start,
      all_day: isAllDay,
    } = JSON.parse(listed.item) as EventListItem;
    return { ...answer, event: title, start, isAllDay };
  }
  const { full_name: name, title, checked_in_by: by, checked_in_scan: scan } = guest;
  if (scan && (kept.verdict === 'again' || kept.verdict === 'double')) answer.scan = scan;
  return { ...answer, name, ticket: title ?? '', at, by };
}

/** Merges one scan; what it comes to is the same however often it is sent. */
export function mergeScan(scan: DoorScan, door: Door, now: number): Promise<DoorAnswer> {
  const at = scanAt(scan, now);
  return retriedTransaction(async (trx) => {
    const row = await insertOrIgnore(trx, 'svc_door_scans', {
      ...documentColumns(),
      scan_id: scan.id,
      event_id: door.eventId,
      attendee_id: 0,
      verdict: 'undone' as DoorVerdict,
      refusal: null,
      scanned_at: at,
      scanned_by: door.by,
      door: door.door,
      undone: scan.isUndone ?? false,
      is_inside: scan.isInside ?? false,
    });
    const kept = row === null ? await keptScan(trx, scan.id) : undefined;
    if (scan.isUndone) await takeBack(trx, scan.id);
    else if (row !== null) await mergeNew(trx, scan, door, at);
    else if (kept && !kept.undone) await admitAfterAll(trx, scan, kept);
    return answerOf(trx, scan);
  });
}
