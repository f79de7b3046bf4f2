import { columns, sql } from '../database/sql';
import { check } from './check';

/* Who is inside, beside what the doors have read, and which codes let nobody in any more. */

const admitted = columns('svc_attendees a', 'public_id as attendee, checked_in_scan as scan');

const admittedByAScan = check(
  'Who is inside by a scan has that scan, let in and not undone',
  'svc_attendees',
  {
    query: sql`
      select ${admitted} from svc_attendees a
      left join svc_door_scans s on s.scan_id = a.checked_in_scan and s.attendee_id = a.public_id
        and s.undone = ${false} and s.verdict in ('admitted', 'double')
      where a.checked_in_scan is not null and s.id is null
      order by a.public_id`,
    describe: ({ attendee, scan }) => `attendee ${attendee}: is inside by scan ${scan}`,
  },
);

const handover = columns('svc_handovers h', 'attendee_id as attendee');

const handedOnOnce = check(
  'A ticket that was handed on says so, is of the same order, and has another code than before',
  'svc_handovers',
  {
    query: sql`
      select ${handover} from svc_handovers h
      join svc_attendees a on a.public_id = h.attendee_id
      where a.handed_on_at is null or a.order_id <> h.order_id or a.security_code = h.code
      order by h.attendee_id`,
    describe: ({ attendee }) => `attendee ${attendee}: was handed on, and does not say so`,
  },
);

const handedOn = columns('svc_attendees a', 'public_id as attendee');

const voidCodeIsKept = check(
  'Of a ticket that says that it was handed on, the code before is kept, and is nobody’s',
  'svc_attendees',
  {
    query: sql`
      select ${handedOn} from svc_attendees a
      left join svc_handovers h on h.attendee_id = a.public_id
      left join svc_attendees b on b.security_code = h.code
      where a.handed_on_at is not null and (h.id is null or b.id is not null)
      order by a.public_id`,
    describe: ({ attendee }) => `attendee ${attendee}: the door cannot tell the code before`,
  },
);

export const doorChecks = [admittedByAScan, handedOnOnce, voidCodeIsKept];
