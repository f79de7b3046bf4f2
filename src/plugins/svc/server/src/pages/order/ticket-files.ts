import { notFound } from '../../domain/problem';
import type { OrderRow } from '../../resources/order/queries/orders';
import { findOrderByLink } from '../../resources/order/service';
import {
  type FiledTicket,
  findFiledTickets,
} from '../../resources/order/tickets-file/find-tickets';
import { ticketsCalendar } from '../../resources/order/tickets-file/tickets-calendar';
import { ticketsPdf } from '../../resources/order/tickets-file/tickets-pdf';
import type { PageAnswer, Parameters } from '../page-route';
import { sitePath } from '../site-path';

/* The tickets of an order as files, for whoever has its token: all of them, or the one that `ticket` names. */

/** Where the events are that they are for, as a calendar. */
export function calendarPath(orderId: number, token: string): string {
  return sitePath(`/orders/${orderId}/tickets.ics?token=${token}`);
}

/** Where they are. */
export function ticketFilePath(orderId: number, token: string, ticket?: number): string {
  const one = ticket === undefined ? '' : `&ticket=${ticket}`;
  return sitePath(`/orders/${orderId}/tickets.pdf?token=${token}${one}`);
}

interface Opened {
  order: OrderRow;
  tickets: FiledTicket[];
}

/** @throws Problem `notFound` unless the token opens the order with this id, and it has such tickets */
async function open({ id = '', token = '', ticket }: Parameters): Promise<Opened> {
  const order = await findOrderByLink(id, token);
  if (!order) throw notFound('order');
  const one = ticket === undefined ? undefined : Number(ticket);
  const tickets = await findFiledTickets(order, one);
  if (tickets.length === 0) throw notFound('ticket');
  return { order, tickets };
}

/** @throws Problem `notFound`, or `busy` where too many are made already */
export async function showTicketsPdf(parameters: Parameters): Promise<PageAnswer> {
  const { order, tickets } = await open(parameters);
  const { ticket } = parameters;
  const name = ticket === undefined ? 'tickets' : `ticket-${tickets[0]!.place.public_id}`;
  const content = await ticketsPdf(order, tickets);
  const file = { name: `${name}-${order.public_id}.pdf`, type: 'application/pdf', content };
  return { file };
}

/** @throws Problem `notFound`, also where no event of theirs has dates any more */
export async function showTicketsCalendar(parameters: Parameters): Promise<PageAnswer> {
  const { order, tickets } = await open(parameters);
  const content = await ticketsCalendar(tickets);
  if (content === null) throw notFound('event');
  const name = `tickets-${order.public_id}.ics`;
  return { file: { name, type: 'text/calendar; charset=utf-8', content } };
}
