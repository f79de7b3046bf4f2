import type { DoorRefusal, DoorVerdict } from '../contract/door';
import { bigint, boolean, document, integer, oneOf, text } from './column-kinds';

/** What a door has read, and which codes it is to refuse. */
export const doorTables = {
  svc_door_scans: {
    ...document,
    /** Made by the door. */
    scan_id: text,
    event_id: integer,
    /** 0 for a code that is of nobody. */
    attendee_id: integer,
    verdict: oneOf<DoorVerdict>(),
    refusal: oneOf<DoorRefusal>().orNull,
    scanned_at: bigint,
    scanned_by: text,
    door: text,
    undone: boolean,
    /** Whether the door had let them in before it could ask; null of what was read before this was kept. */
    is_inside: boolean.orNull,
  },
  /** Tickets that somebody else has now: the code that lets nobody in any more, and who had it. */
  svc_handovers: {
    ...document,
    attendee_id: integer,
    order_id: integer,
    event_id: integer.orNull,
    code: text,
    from_name: text,
    from_email: text,
    /** Who handed it on, signed in; null where the order's token did. */
    user_id: integer.orNull,
    handed_on_at: bigint,
  },
};
