import type { Knex } from 'knex';
import { placeHoldingStatuses } from '../../../contract/attendee-status';
import { noAddresses } from '../../../contract/erased';
import type { CountedGuests } from '../../../contract/event-list';
import { columns, join, number, select, type Sql, sql } from '../../../database/sql';

/*
 * Who is written to about an event: the buyer of each order with places there, and each guest alone whose ticket was
 * handed on or came with no order. Nobody where there is no address.
 */

const guests = (events: Sql) => sql`svc_attendees a
  left join svc_orders o on o.public_id = a.order_id
  where a.event_id in (${events}) and a.status in (${join([...placeHoldingStatuses])})`;

const nowhere = join([...noAddresses]);
const isBuyerReached = sql`o.buyer_email not in (${nowhere})`;
const isAloneReached = sql`(a.order_id is null or a.handed_on_at is not null)
  and a.email not in (${nowhere})`;

export interface Addressees {
  orders: number[];
  attendees: number[];
}

const order = columns('svc_orders o', 'public_id');
const attendee = columns('svc_attendees a', 'public_id');

/** Who gets a mail about one event, by public id. */
export async function findAddressees(db: Knex, eventId: number): Promise<Addressees> {
  const there = guests(sql`${eventId}`);
  const orders = await select(
    db,
    sql`select distinct ${order} from ${there} and ${isBuyerReached} order by o.public_id`,
  );
  const alone = await select(
    db,
    sql`select ${attendee} from ${there} and ${isAloneReached} order by a.public_id`,
  );
  const idOf = ({ public_id: id }: { public_id: number }) => id;
  return { orders: orders.map(idOf), attendees: alone.map(idOf) };
}

const counts = sql`${number('people', sql`count(*)`)},
  ${number('buyers', sql`count(distinct case when ${isBuyerReached} then a.order_id end)`)},
  ${number('alone', sql`sum(case when ${isAloneReached} then 1 else 0 end)`)},
  ${number('reached', sql`sum(case when ${isBuyerReached} or (${isAloneReached}) then 1 else 0 end)`)}`;

/** Of all these events together, by document id. */
export async function countGuests(db: Knex, documentIds: string[]): Promise<CountedGuests> {
  const events = sql`select public_id from svc_events where document_id in (${join(documentIds)})`;
  // An order with places at two of them gets a mail about each.
  const rows = await select(db, sql`select ${counts} from ${guests(events)} group by a.event_id`);
  const sum = (name: keyof (typeof rows)[number]) =>
    rows.reduce((all, row) => all + Number(row[name]), 0);
  const people = sum('people');
  return { people, mails: sum('buyers') + sum('alone'), unreached: people - sum('reached') };
}
