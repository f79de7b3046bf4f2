import { singleLine, html, type Markup } from '../../domain/markup';
import { type Schedule, scheduleText } from '../../domain/schedule-text';
import { say } from '../../texts/say';
import { sayMarkup } from '../../domain/say-markup';
import { codeGroups } from '../../resources/order/domain/code-groups';
import type { HowToPay } from '../../resources/order/how-to-pay';
import { greeting } from './greeting';
import { button, layout } from './layout';

export interface ConfirmedTicket {
  /** As a mail may say it. */
  fullName: string;
  ticket: string;
  code: string;
  /** Where the mail has a picture of the code; not given, nowhere. */
  picture?: string;
  /** Where it is had for a wallet; whole addresses. */
  wallets?: { label: string; address: string }[];
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
  /** How it is paid; null where nothing is to pay. */
  howToPay: HowToPay | null;
  buyerName: string;
  /** What it would have cost, and what a voucher took off that; null where none did. As people read it, as the total. */
  voucher: { code: string; subtotal: string; discount: string } | null;
  total: string;
  /** Where the buyer sees the order. */
  address: string;
  events: ConfirmedEvent[];
}

function subjectOf({ state, events }: Confirmation): string {
  const [first, ...others] = events.map(({ title }) => singleLine(title));
  const subject = say(
    state === 'reserved' ? 'mail.confirmation.reservation' : 'mail.confirmation.tickets',
  );
  if (first === undefined) return subject;
  const count = others.length;
  const event = count > 0 ? say('mail.confirmation.more', { event: first, count }) : first;
  return say('mail.confirmation.about', { subject, event });
}

const news = {
  paid: 'mail.confirmation.paid',
  free: 'mail.confirmation.free',
  reserved: 'mail.confirmation.reserved',
} as const;

function opening({ orderId, state, next }: Confirmation): string {
  return [say(news[state], { id: String(orderId) }), next].filter(Boolean).join(' ');
}

/** With gaps, as the ticket shows it; the door takes it so. */
const readableCode = (code: string) => codeGroups(code).join(' ');

function ticketText({ fullName, ticket, code, wallets = [] }: ConfirmedTicket): string[] {
  return [
    `  ${readableCode(code)}  ${fullName}, ${singleLine(ticket)}`,
    ...wallets.map(({ label, address }) => `    ${singleLine(label)}: ${address}`),
  ];
}

/** As lines, with an empty one behind. */
export function eventText({ title, schedule, place, tickets }: ConfirmedEvent): string[] {
  return [
    singleLine(title),
    scheduleText(schedule),
    ...(place ? [singleLine(place)] : []),
    ...tickets.flatMap(ticketText),
    '',
  ];
}

function payingText(howToPay: HowToPay | null): string[] {
  if (!howToPay) return [];
  const facts = howToPay.facts.map(({ name, value }) => `${name}: ${value}`);
  return [say('to-pay.title'), ...howToPay.words.split('\n'), ...facts, ''];
}

function payingHtml(howToPay: HowToPay | null): Markup | null {
  if (!howToPay) return null;
  const { words, facts } = howToPay;
  return html`<h2 style="font-size:18px;margin:24px 0 4px">${say('to-pay.title')}</h2>
    <p>${words.split('\n').map((line) => html`${line}<br />`)}</p>
    <p>${facts.map(({ name, value }) => html`${name}: <strong>${value}</strong><br />`)}</p>`;
}

/** What stands before the total. */
const voucherLines = ({ voucher }: Confirmation): string[] =>
  voucher ? [say('mail.subtotal', voucher), say('mail.discount', voucher)] : [];

function textOf(confirmation: Confirmation): string {
  const events = confirmation.events.flatMap(eventText);
  return [
    greeting(confirmation.buyerName),
    '',
    opening(confirmation),
    '',
    ...payingText(confirmation.howToPay),
    ...events,
    say('mail.door'),
    '',
    ...voucherLines(confirmation),
    say('mail.total', { total: confirmation.total }),
    say('mail.your-order-at', { address: confirmation.address }),
    '',
  ].join('\n');
}

function pictureHtml({ code, picture }: ConfirmedTicket): Markup | null {
  if (!picture) return null;
  const text = say('mail.code-picture', { code });
  return html`<td width="132" style="padding:8px 0;border-top:1px solid #dddddd">
    <img src="cid:${picture}" width="132" height="132" alt="${text}" />
  </td>`;
}

function ticketHtml(confirmed: ConfirmedTicket): Markup {
  const { fullName, ticket, code, wallets = [] } = confirmed;
  return html`<tr>
    <td style="padding:8px 0;border-top:1px solid #dddddd">
      ${fullName}<br /><span style="color:#555555">${ticket}</span><br />
      <strong style="font-family:monospace;font-size:18px">${readableCode(code)}</strong>
      ${wallets.map(({ label, address }) => html`<br /><a href="${address}">${label}</a>`)}
    </td>
    ${pictureHtml(confirmed)}
  </tr>`;
}

export function eventHtml({ title, schedule, place, tickets }: ConfirmedEvent): Markup {
  return html`<h2 style="font-size:18px;margin:24px 0 4px">${title}</h2>
    <p style="margin:0 0 8px">${scheduleText(schedule)}${place ? html`<br />${place}` : null}</p>
    <table role="presentation" width="100%" style="border-collapse:collapse">
      ${tickets.map(ticketHtml)}
    </table>`;
}

function htmlOf(confirmation: Confirmation): string {
  const { buyerName, events, total, address, howToPay } = confirmation;
  return layout(
    subjectOf(confirmation),
    html`<p>${greeting(buyerName)}</p>
      <p>${opening(confirmation)}</p>
      ${payingHtml(howToPay)} ${events.map(eventHtml)}
      <p>${say('mail.door')}</p>
      <p>
        ${voucherLines(confirmation).map((line) => html`${line}<br />`)}
        ${sayMarkup('mail.total', { total: html`<strong>${total}</strong>` })}
      </p>
      ${button(address, say('mail.your-order'))}`,
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
