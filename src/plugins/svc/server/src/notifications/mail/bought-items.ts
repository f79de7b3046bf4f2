import { describeTicket } from '../../resources/order/domain/describe-ticket';
import type { OrderItemRow } from '../../resources/order/queries/orders';
import type { PurchasedTicketRow } from '../../resources/order/queries/purchased-tickets';
import { html, type Markup, singleLine } from '../../domain/markup';
import { type Schedule, scheduleText } from '../../domain/schedule-text';

/** What a mail is about: places of one event. */
export interface BoughtItem {
  /** `2 × Balcony`, or whose place it is and what for. */
  description: string;
  event: string;
  /** Null where the event is gone. */
  schedule: Schedule | null;
}

/** All that was bought, event by event. */
export function boughtItems(items: OrderItemRow[], places: PurchasedTicketRow[]): BoughtItem[] {
  return [...new Set(items.map(({ event_id: id }) => id))].map((eventId) => {
    const own = items.filter(({ event_id: id }) => id === eventId);
    const place = places.find(({ event_id: id }) => id === eventId);
    const today = place && describeTicket(place);
    return {
      description: own
        .map(({ quantity, ticket_title: title }) => `${quantity} × ${title}`)
        .join(', '),
      event: today?.eventTitle ?? own[0]!.event_title,
      schedule: today?.schedule ?? null,
    };
  });
}

/** The items as lines, with an empty one after each. */
export function itemsText(items: BoughtItem[]): string[] {
  return items.flatMap(({ description, event, schedule }) => [
    `  ${singleLine(description)}`,
    `  ${singleLine(event)}`,
    `  ${scheduleText(schedule)}`,
    '',
  ]);
}

export function itemHtml({ description, event, schedule }: BoughtItem): Markup {
  return html`<p style="margin:0 0 16px;padding-left:12px;border-left:3px solid #dddddd">
    ${description}<br /><strong>${event}</strong><br />${scheduleText(schedule)}
  </p>`;
}
