import { singleLine, html, type Markup } from '../../domain/markup';
import { type Schedule, scheduleText } from '../../domain/schedule-text';
import { greeting } from './greeting';
import { layout } from './layout';

export interface ConfirmedTicket {
  /** As a mail may say it. */
  fullName: string;
  ticket: string;
  code: string;
}

export interface ConfirmedEvent {
  title: string;
  /** Null where the event is gone. */
  schedule: Schedule | null;
  /** The venue with its address; empty where nothing is known. */
  place: string;
  tickets: ConfirmedTicket[];
}

/** What the mail says. */
export interface Confirmation {
  orderId: number;
  state: 'paid' | 'free' | 'reserved';
  /** What the buyer has to do next; empty for nothing. */
  next: string;
  buyerName: string;
  /** As people read it. */
  total: string;
  /** Where the buyer sees the order. */
  address: string;
  events: ConfirmedEvent[];
}

function subjectOf({ state, events }: Confirmation): string {
  const [first, ...others] = events.map(({ title }) => singleLine(title));
  const what = others.length > 0 ? `${first} and ${others.length} more` : first;
  return `${state === 'reserved' ? 'Your reservation' : 'Your tickets'}${what ? `: ${what}` : ''}`;
}

const news = {
  paid: 'is paid, and these places are yours.',
  free: 'is confirmed, and these places are yours. There is nothing to pay.',
  reserved: 'is placed. It still has to be paid.',
};

function opening({ orderId, state, next }: Confirmation): string {
  return ['Thank you.', `Order ${orderId}`, news[state], next].filter(Boolean).join(' ');
}

const doorNotice = 'Each guest shows their code at the door.';

function textOf(confirmation: Confirmation): string {
  const events = confirmation.events.flatMap(({ title, schedule, place, tickets }) => [
    singleLine(title),
    scheduleText(schedule),
    ...(place ? [singleLine(place)] : []),
    ...tickets.map(({ fullName, ticket, code }) => `  ${code}  ${fullName}, ${singleLine(ticket)}`),
    '',
  ]);
  return [
    greeting(confirmation.buyerName),
    '',
    opening(confirmation),
    '',
    ...events,
    doorNotice,
    '',
    `Total: ${confirmation.total}`,
    `Your order: ${confirmation.address}`,
    '',
  ].join('\n');
}

function ticketHtml({ fullName, ticket, code }: ConfirmedTicket): Markup {
  return html`<tr>
    <td style="padding:8px 0;border-top:1px solid #dddddd">
      ${fullName}<br /><span style="color:#555555">${ticket}</span><br />
      <strong style="font-family:monospace;font-size:18px">${code}</strong>
    </td>
  </tr>`;
}

function eventHtml({ title, schedule, place, tickets }: ConfirmedEvent): Markup {
  return html`<h2 style="font-size:18px;margin:24px 0 4px">${title}</h2>
    <p style="margin:0 0 8px">${scheduleText(schedule)}${place ? html`<br />${place}` : null}</p>
    <table role="presentation" width="100%" style="border-collapse:collapse">
      ${tickets.map(ticketHtml)}
    </table>`;
}

function htmlOf(confirmation: Confirmation): string {
  const { buyerName, events, total, address } = confirmation;
  return layout(
    subjectOf(confirmation),
    html`<p>${greeting(buyerName)}</p>
      <p>${opening(confirmation)}</p>
      ${events.map(eventHtml)}
      <p>${doorNotice}</p>
      <p>Total: <strong>${total}</strong></p>
      <p><a href="${address}">Your order</a></p>`,
  );
}

/** The confirmation of an order, for programs that show HTML and for those that do not. */
export function composeConfirmation(confirmation: Confirmation) {
  return {
    subject: subjectOf(confirmation),
    text: textOf(confirmation),
    html: htmlOf(confirmation),
  };
}
