import type { TicketOfEvent } from '../../../server/src/contract/event-tickets';
import { formatMinor, isMore, minor, type Minor, noMoney } from '../../../server/src/domain/money';
import { amountText, fromAmount } from '../shared/money';

/** A ticket as it is sent: a price of 12.50, a capacity of -1 for as many as people want. */
export interface TicketForm {
  title: string;
  priceMinor: string;
  capacity: number;
  maxPerOrder?: number;
  startSaleDate?: string | null;
  endSaleDate?: string | null;
  description?: string;
}

/** A ticket as it is typed. */
export interface TypedTicket {
  title: string;
  price: string;
  places: string;
  most: string;
  saleFrom: string;
  saleUntil: string;
  description: string;
}

export type TypedName = keyof TypedTicket;

export const emptyTicket: TypedTicket = {
  title: '',
  price: '',
  places: '',
  most: '',
  saleFrom: '',
  saleUntil: '',
  description: '',
};

const toInput = (wallClock: string | null) => (wallClock ?? '').replace(' ', 'T').slice(0, 16);
const fromInput = (text: string) => (text === '' ? null : `${text.replace('T', ' ')}:00`);

/** What is free has no price. */
const shownPrice = (price: Minor) => (isMore(price, noMoney) ? amountText(price) : '');

export function typedOf(ticket: TicketOfEvent): TypedTicket {
  return {
    title: ticket.title,
    price: shownPrice(minor(ticket.priceMinor ?? noMoney)),
    places: ticket.capacity < 0 ? '' : String(ticket.capacity),
    most: String(ticket.maxPerOrder ?? ''),
    saleFrom: toInput(ticket.startSaleDate),
    saleUntil: toInput(ticket.endSaleDate),
    description: ticket.description ?? '',
  };
}

export function typedOfPending(ticket: TicketForm): TypedTicket {
  return {
    title: ticket.title,
    price: shownPrice(fromAmount(ticket.priceMinor) ?? noMoney),
    places: ticket.capacity < 0 ? '' : String(ticket.capacity),
    most: String(ticket.maxPerOrder ?? ''),
    saleFrom: toInput(ticket.startSaleDate ?? null),
    saleUntil: toInput(ticket.endSaleDate ?? null),
    description: ticket.description ?? '',
  };
}

const isWholeNumber = (text: string) => text === '' || /^\d{1,9}$/.test(text);

/** Which inputs cannot be sent as they are. */
export function wrongInputs({ title, price, places, most }: TypedTicket): TypedName[] {
  const wrong: TypedName[] = [];
  if (title.trim() === '') wrong.push('title');
  if (price.trim() !== '' && fromAmount(price) === null) wrong.push('price');
  if (!isWholeNumber(places.trim())) wrong.push('places');
  if (!isWholeNumber(most.trim()) || most.trim() === '0') wrong.push('most');
  return wrong;
}

/** What is sent of what was typed. */
export function formOf(typed: TypedTicket): TicketForm {
  const most = typed.most.trim();
  return {
    title: typed.title.trim(),
    priceMinor: formatMinor(fromAmount(typed.price) ?? noMoney),
    capacity: typed.places.trim() === '' ? -1 : Number(typed.places),
    ...(most !== '' && { maxPerOrder: Number(most) }),
    startSaleDate: fromInput(typed.saleFrom),
    endSaleDate: fromInput(typed.saleUntil),
    description: typed.description,
  };
}

/** Exactly what is different: what somebody else has changed meanwhile stays. */
export function changesOf(before: TypedTicket, after: TypedTicket): Partial<TicketForm> {
  const [was, is] = [formOf(before), formOf(after)];
  const changed = Object.entries(is).filter(
    ([name, value]) => was[name as keyof TicketForm] !== value,
  );
  return Object.fromEntries(changed);
}
