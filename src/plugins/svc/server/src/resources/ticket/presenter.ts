import type { Caller } from '../../access/caller';
import { isoTime } from '../../domain/iso-time';
import { withNamedFields } from '../../kit/fields-parameter';
import { formatMinor, noMoney } from '../../domain/money';
import { outputOfFields } from '../../kit/resource/resolve-fields';
import { addedFields } from './added-fields';
import { defaultMaxPerOrder } from './domain/fields';
import { saleEnd, saleStart } from './domain/sale-window';
import { skuOf } from './domain/sku';
import { availabilityOf } from './queries/availability';
import type { TicketWithRemaining } from './queries/tickets';

/** What not everybody sees is left out. */
function withoutPrivate(added: Record<string, unknown>, caller: Caller): object {
  const hidden = addedFields.filter(({ options }) => options.read && !caller.can(options.read));
  const names = Object.keys(outputOfFields(hidden));
  return Object.fromEntries(Object.entries(added).filter(([name]) => !names.includes(name)));
}

const instantOf = (at: number | null) => (at === null ? '' : isoTime(at));

/** What is shown where it is named. */
function namedFields(ticket: TicketWithRemaining) {
  const timezone = ticket.event_timezone ?? '';
  const window = { startSaleDate: ticket.start_sale_date, endSaleDate: ticket.end_sale_date };
  const event = { timezone, endUtc: null };
  return {
    timezone,
    start_sale_utc: timezone ? instantOf(saleStart(window, event)) : '',
    end_sale_utc: timezone ? instantOf(saleEnd(window, event)) : '',
    availability: availabilityOf(ticket),
  };
}

/** A ticket as REST shows it, in lists and alone. */
export function presentTicket(ticket: TicketWithRemaining, caller: Caller) {
  const { capacity } = ticket;
  const shown = {
    id: ticket.public_id,
    title: ticket.title,
    event_id: ticket.event_id ?? 0,
    type: ticket.type,
    price: formatMinor(ticket.price_minor ?? noMoney),
    capacity: capacity === null || capacity < 0 ? -1 : capacity,
    sold: ticket.sold,
    remaining: ticket.remaining,
    max_per_order: ticket.max_per_order ?? defaultMaxPerOrder,
    start_sale_date: ticket.start_sale_date ?? '',
    end_sale_date: ticket.end_sale_date ?? '',
    // A ticket from before there were any, which nobody has changed since.
    sku: ticket.sku ?? skuOf(ticket.public_id, ticket.title),
    description: ticket.description ?? '',
    ...(ticket.added && withoutPrivate(ticket.added, caller)),
  };
  return withNamedFields(shown, () => namedFields(ticket));
}
