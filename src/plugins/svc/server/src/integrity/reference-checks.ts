import { columns, type Sql, sql } from '../database/sql';
import type { TableName } from '../database/tables';
import { check, type Check } from './check';

/*
 * Ids in columns lead somewhere. No foreign key says so: they are the ids of the wire, and orders and attendees are
 * written by many hands.
 */

interface Reference {
  /** What refers, in words, and its table. */
  what: string;
  table: TableName;
  targetName: string;
  /** The rows that refer to nothing: what we call each, and what it refers to. */
  dangling: Sql<{ name: number; target: number | null }>;
}

function referenceCheck({ what, table, targetName, dangling }: Reference): Check {
  return check(`Each ${what} has its ${targetName}`, table, {
    query: dangling,
    describe: (row) =>
      row.target === null
        ? `${what} ${row.name}: has no ${targetName}`
        : `${what} ${row.name}: there is no ${targetName} ${row.target}`,
  });
}

const attendee = { what: 'attendee', table: 'svc_attendees' } as const;
const line = { what: 'order line', table: 'svc_order_items' } as const;
const request = { what: 'refund request', table: 'svc_refund_requests' } as const;
const entry = { what: 'history entry', table: 'svc_order_log' } as const;
const item = { what: 'cart item', table: 'svc_cart_items' } as const;

export const referenceChecks = [
  {
    ...attendee,
    targetName: 'ticket',
    dangling: sql`
      select ${columns('svc_attendees a', 'public_id as name, ticket_id as target')}
      from svc_attendees a left join svc_tickets t on t.public_id = a.ticket_id
      where t.id is null order by a.public_id`,
  },
  {
    ...attendee,
    targetName: 'order',
    dangling: sql`
      select ${columns('svc_attendees a', 'public_id as name, order_id as target')}
      from svc_attendees a left join svc_orders o on o.public_id = a.order_id
      where a.order_id is not null and o.id is null order by a.public_id`,
  },
  {
    ...line,
    targetName: 'order',
    dangling: sql`
      select ${columns('svc_order_items i', 'id as name, order_id as target')}
      from svc_order_items i left join svc_orders o on o.public_id = i.order_id
      where o.id is null order by i.id`,
  },
  {
    ...request,
    targetName: 'order',
    dangling: sql`
      select ${columns('svc_refund_requests r', 'public_id as name, order_id as target')}
      from svc_refund_requests r left join svc_orders o on o.public_id = r.order_id
      where o.id is null order by r.public_id`,
  },
  {
    ...entry,
    targetName: 'order',
    dangling: sql`
      select ${columns('svc_order_log h', 'id as name, order_id as target')}
      from svc_order_log h left join svc_orders o on o.public_id = h.order_id
      where o.id is null order by h.id`,
  },
  {
    ...item,
    targetName: 'cart',
    dangling: sql`
      select ${columns('svc_cart_items i', 'id as name, cart_id as target')}
      from svc_cart_items i left join svc_carts c on c.id = i.cart_id
      where c.id is null order by i.id`,
  },
  {
    ...item,
    targetName: 'ticket',
    dangling: sql`
      select ${columns('svc_cart_items i', 'id as name, ticket_id as target')}
      from svc_cart_items i left join svc_tickets t on t.public_id = i.ticket_id
      where t.id is null order by i.id`,
  },
].map(referenceCheck);
