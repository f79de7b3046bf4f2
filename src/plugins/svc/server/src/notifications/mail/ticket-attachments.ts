import { setTimeout as wait } from 'node:timers/promises';
import { Problem } from '../../domain/problem';
import { reasonOf } from '../../lib/error-reason';
import type { OrderRow } from '../../resources/order/queries/orders';
import {
  type FiledTicket,
  findFiledTickets,
} from '../../resources/order/tickets-file/find-tickets';
import { ticketsCalendar } from '../../resources/order/tickets-file/tickets-calendar';
import { ticketsPdf } from '../../resources/order/tickets-file/tickets-pdf';
import type { Attachment } from './send-mail';

const mostTries = 20;

/** A mail has time: while many tickets are being made, it waits for its turn. */
async function makePdf(...[order, tickets]: Parameters<typeof ticketsPdf>): Promise<Buffer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ticketsPdf(order, tickets);
    } catch (error) {
      const isBusy = error instanceof Problem && error.kind === 'busy';
      if (!isBusy || tries >= mostTries) throw error;
      await wait(1000);
    }
  }
}

type Make = () => Promise<Buffer | string | null>;

/** A file to go with a mail; none where there is nothing for it, or it cannot be made: the mail has the codes and the order's address. */
async function attach(filename: string, contentType: string, make: Make): Promise<Attachment[]> {
  try {
    const content = await make();
    return content === null ? [] : [{ filename, content, contentType }];
  } catch (error) {
    strapi.log.warn(`A mail goes out without ${filename}: ${reasonOf(error)}`);
    return [];
  }
}

/** The tickets of an order, unless they are still to be paid, and the events that they are for. */
export async function ticketAttachments(
  order: OrderRow,
  { isPending }: { isPending: boolean },
): Promise<Attachment[]> {
  return filesOf(order, await findFiledTickets(order), { isPending });
}

/** Some of its tickets. */
export async function filesOf(
  order: OrderRow,
  tickets: FiledTicket[],
  { isPending }: { isPending: boolean },
): Promise<Attachment[]> {
  if (tickets.length === 0) return [];
  const name = `tickets-${order.public_id}`;
  const calendar = await attach(`${name}.ics`, 'text/calendar; charset=utf-8', () =>
    ticketsCalendar(tickets),
  );
  if (isPending) return calendar;
  const pdf = await attach(`${name}.pdf`, 'application/pdf', () => makePdf(order, tickets));
  return [...pdf, ...calendar];
}
