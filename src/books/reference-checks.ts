import { sql } from '../sql';
import { check, type Check } from './check';

/*
 * Ids in columns lead somewhere. No foreign key says so: they are the ids of the wire, and orders and attendees are
 * written by many hands.
 */

interface Reference {
  /** What refers, in words and as a table; and the column by which we name its rows. */
  what: string;
  table: string;
  name: string;
  /** The column that refers to `target`, and whether it may be empty. */
  column: string;
  optional?: boolean;
  target: string;
  /** The column of the target; most are known by their public id. */
  key?: string;
  targetName: string;
}

interface Dangling {
  name: number;
  target: number | null;
}

/** The names come from the list below, never from outside. */
function referenceCheck(reference: Reference): Check {
  const { what, table, name, column, optional, target, key = 'public_id', targetName } = reference;
  const scope = optional ? `r.${column} is not null and ` : '';
  return check<Dangling>(`Each ${what} has its ${targetName}`, table, {
    query: sql(
      `select r.${name} as name, r.${column} as target
       from ${table} r left join ${target} t on t.${key} = r.${column}
       where ${scope}t.id is null
       order by r.${name}`,
    ),
    describe: (row) =>
      row.target === null
        ? `${what} ${row.name}: has no ${targetName}`
        : `${what} ${row.name}: there is no ${targetName} ${row.target}`,
  });
}

const attendee = { what: 'attendee', table: 'attendees', name: 'public_id' };
const line = { what: 'order line', table: 'order_items', name: 'id' };
const request = { what: 'refund request', table: 'refund_requests', name: 'public_id' };
const item = { what: 'cart item', table: 'cart_items', name: 'id' };

export const referenceChecks = [
  { ...attendee, column: 'ticket_id', target: 'tickets', targetName: 'ticket' },
  { ...attendee, column: 'order_id', optional: true, target: 'orders', targetName: 'order' },
  { ...line, column: 'order_id', target: 'orders', targetName: 'order' },
  { ...request, column: 'order_id', target: 'orders', targetName: 'order' },
  { ...item, column: 'cart_id', target: 'carts', key: 'id', targetName: 'cart' },
  { ...item, column: 'ticket_id', target: 'tickets', targetName: 'ticket' },
].map(referenceCheck);
