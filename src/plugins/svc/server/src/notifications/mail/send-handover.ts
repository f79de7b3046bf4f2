import { strangersWords } from '../../domain/strangers-words';
import { table } from '../../database/table';
import { database } from '../../host/strapi';
import { findOrderRow, type OrderRow } from '../../resources/order/queries/orders';
import {
  type FiledTicket,
  findHandedOnTicket,
} from '../../resources/order/tickets-file/find-tickets';
import { placeText } from '../../resources/venue/domain/place-text';
import { inLanguage } from '../../texts/language';
import { say } from '../../texts/say';
import { codePictures } from './code-pictures';
import { composeForBuyer, composeForFormerHolder, composeForNewHolder } from './compose-handover';
import type { ConfirmedEvent } from './compose-confirmation';
import { attendeeWords } from './greeting';
import { mailHolder, orderUrl } from './mail-buyer';
import { filesOf } from './ticket-attachments';

/*
 * What is told of a ticket that was handed on: to who has it, to who had it, and to who bought it. Names and addresses are those of the moment in which the mail goes
 * out; of a ticket that was given up meanwhile nothing is said.
 */

interface HandedOn {
  ticket: FiledTicket;
  order: OrderRow;
  former: { name: string; address: string };
}

async function findHandover(attendeeId: number): Promise<HandedOn | null> {
  const handover = await table(database(), 'svc_handovers')
    .where({ attendee_id: attendeeId })
    .first('order_id', 'from_name', 'from_email');
  const order = handover && (await findOrderRow(database(), handover.order_id));
  const ticket = order && (await findHandedOnTicket(order, attendeeId));
  if (!ticket) return null;
  const { from_name: name, from_email: address } = handover;
  return { ticket, order, former: { name, address } };
}

function eventOf({ ticket }: HandedOn, picture?: string): ConfirmedEvent {
  const { eventTitle: title, schedule, venue, place, ticketTitle } = ticket;
  const shown = { fullName: attendeeWords(place), ticket: ticketTitle, code: place.security_code };
  return {
    title,
    schedule,
    place: venue ? placeText(venue) : '',
    tickets: [{ ...shown, ...(picture && { picture }) }],
  };
}

async function mailNewHolder(factId: string, found: HandedOn, isPaid: boolean): Promise<void> {
  const { ticket, order, former } = found;
  const { full_name: name, email: address, security_code: code } = ticket.place;
  const files = await filesOf(order, [ticket], { isPending: false });
  const pictures = await codePictures([code]);
  const event = eventOf(found, pictures[0]?.cid);
  const other = strangersWords(former.name) || say('mail.guest');
  const content = composeForNewHolder({ name, other, event });
  const attachments = [...files, ...pictures];
  await mailHolder(factId, { name, address }, { ...content, attachments, isPaid });
}

async function mailFormerHolder(factId: string, found: HandedOn, isPaid: boolean): Promise<void> {
  const { former, ticket } = found;
  const { name } = former;
  const other = attendeeWords(ticket.place);
  const content = composeForFormerHolder({ name, other, event: eventOf(found) });
  await mailHolder(factId, former, { ...content, isPaid });
}

/** Who bought the ticket for somebody else is told, too, and where the order is. */
async function mailBuyerOfTicket(factId: string, found: HandedOn, isPaid: boolean): Promise<void> {
  const { former, ticket, order } = found;
  const { buyer_name: name, buyer_email: address } = order;
  if (address.toLowerCase() === former.address.toLowerCase()) return;
  const content = composeForBuyer({
    name,
    former: strangersWords(former.name) || say('mail.guest'),
    other: attendeeWords(ticket.place),
    event: eventOf(found),
    address: await orderUrl(order),
  });
  await mailHolder(factId, { name, address }, { ...content, isPaid });
}

const sending =
  (mail: typeof mailNewHolder) =>
  ({ isPaid }: { isPaid: boolean }) =>
  async (factId: string, { attendeeId }: { attendeeId: number }): Promise<void> => {
    const found = await findHandover(attendeeId);
    if (found) await inLanguage(found.order.language, () => mail(factId, found, isPaid));
  };

/** @throws NotYet, Error where the mail cannot be sent */
export const sendToNewHolder = sending(mailNewHolder);

/** @throws NotYet, Error where the mail cannot be sent */
export const sendToFormerHolder = sending(mailFormerHolder);

/** @throws NotYet, Error where the mail cannot be sent */
export const sendHandoverToBuyer = sending(mailBuyerOfTicket);
