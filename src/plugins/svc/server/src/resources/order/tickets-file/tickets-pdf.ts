import { scheduleText } from '../../../domain/schedule-text';
import { currentLanguage } from '../../../texts/language';
import { say } from '../../../texts/say';
import { placeText } from '../../venue/domain/place-text';
import { ticketStatusText } from '../domain/status-text';
import type { OrderRow } from '../queries/orders';
import { drawBeside } from './draw-beside';
import type { FiledTicket } from './find-tickets';
import { sellerOf } from './seller';
import type { TicketSheet } from './ticket-sheets';

function sheetOf(order: OrderRow, ticket: FiledTicket): TicketSheet {
  const { place, venue, schedule, eventTitle, ticketTitle } = ticket;
  const { status, full_name: name, security_code: code } = place;
  return {
    title: eventTitle,
    facts: [
      [say('event.when'), scheduleText(schedule)],
      [say('event.where'), venue ? placeText(venue) : ''],
      [say('order.ticket'), ticketTitle],
      [say('ticket-file.order'), String(order.public_id)],
    ],
    name,
    code,
    state: status === 'confirmed' ? '' : ticketStatusText(status).label,
  };
}

/** In the language that is spoken. @throws Problem `busy` */
export function ticketsPdf(order: OrderRow, tickets: FiledTicket[]): Promise<Buffer> {
  const { name, imprint, accent } = sellerOf();
  return drawBeside({
    title: say('order.title', { id: String(order.public_id) }),
    language: currentLanguage(),
    seller: name,
    footer: imprint,
    accent,
    madeAt: Date.now(),
    unreadable: say('ticket-file.unreadable'),
    sheets: tickets.map((ticket) => sheetOf(order, ticket)),
  });
}
