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
  tickets: ConfirmedTicket[];
}

/** What the mail says. */
export interface Confirmation {
  orderId: number;
  /** Else it is still to be paid. */
  isPaid: boolean;
  buyerName: string;
  /** With the currency. */
  total: string;
  /** Where the buyer sees the order. */
  address: string;
  events: ConfirmedEvent[];
}

function subjectOf({ isPaid, events }: Confirmation): string {
  const [first, ...others] = events.map(({ title }) => singleLine(title));
  const what = others.length > 0 ? `${first} and ${others.length} more` : first;
  return `${isPaid ? 'Your tickets' : 'Your reservation'}${what ? `: ${what}` : ''}`;
}

function opening({ orderId, isPaid }: Confirmation): string {
  return isPaid
    ? `Thank you. Order ${orderId} is paid, and these places are yours.`
    : `Thank you. Order ${orderId} is placed, and these places are kept for you. They still have to be paid.`;
}

const doorNotice = 'Each guest shows their code at the door.';

function textOf(confirmation: Confirmation): string {
  const events = confirmation.events.flatMap(({ title, schedule, tickets }) => [
    singleLine(title),
    scheduleText(schedule),
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

function eventHtml({ title, schedule, tickets }: ConfirmedEvent): Markup {
  return html`<h2 style="font-size:18px;margin:24px 0 4px">${title}</h2>
    <p style="margin:0 0 8px">${scheduleText(schedule)}</p>
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
