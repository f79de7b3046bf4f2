import { html, singleLine } from '../../domain/markup';
import { say } from '../../texts/say';
import { type ConfirmedEvent, eventHtml, eventText } from './compose-confirmation';
import { greeting } from './greeting';
import { button, layout } from './layout';

/** A ticket that somebody else has now. */
export interface Handover {
  /** Whom the mail is to. */
  name: string;
  /** The other of the two, as a mail may say it. */
  other: string;
  event: ConfirmedEvent;
}

const subjectOf = (key: 'mail.new-holder.subject' | 'mail.former-holder.subject', title: string) =>
  say(key, { event: singleLine(title) });

/** To who has the ticket now: with its code. */
export function composeForNewHolder({ name, other, event }: Handover) {
  const subject = subjectOf('mail.new-holder.subject', event.title);
  const news = say('mail.new-holder', { name: other });
  return {
    subject,
    text: [greeting(name), '', news, '', ...eventText(event), say('mail.door'), ''].join('\n'),
    html: layout(
      subject,
      html`<p>${greeting(name)}</p>
        <p>${news}</p>
        ${eventHtml(event)}
        <p>${say('mail.door')}</p>`,
    ),
  };
}

/** To who had it: its code lets nobody in any more. */
export function composeForFormerHolder({ name, other, event }: Handover) {
  const subject = subjectOf('mail.former-holder.subject', event.title);
  const news = say('mail.former-holder', { name: other });
  const consequence = say('mail.former-holder.consequence');
  const told = { ...event, tickets: [] };
  return {
    subject,
    text: [greeting(name), '', news, '', ...eventText(told), consequence, ''].join('\n'),
    html: layout(
      subject,
      html`<p>${greeting(name)}</p>
        <p>${news}</p>
        ${eventHtml(told)}
        <p>${consequence}</p>`,
    ),
  };
}

/** To who bought it for somebody who had it: whose it is now. */
export function composeForBuyer(handover: Handover & { former: string; address: string }) {
  const { name, other, former, event, address } = handover;
  const subject = subjectOf('mail.former-holder.subject', event.title);
  const news = say('mail.handover', { former, name: other });
  const consequence = say('mail.former-holder.consequence');
  const told = { ...event, tickets: [] };
  const link = say('mail.your-order-at', { address });
  return {
    subject,
    text: [greeting(name), '', news, '', ...eventText(told), consequence, '', link, ''].join('\n'),
    html: layout(
      subject,
      html`<p>${greeting(name)}</p>
        <p>${news}</p>
        ${eventHtml(told)}
        <p>${consequence}</p>
        ${button(address, say('mail.your-order'))}`,
    ),
  };
}
