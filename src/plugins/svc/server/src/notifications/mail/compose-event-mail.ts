import { html, singleLine } from '../../domain/markup';
import { say } from '../../texts/say';
import { greeting } from './greeting';
import { button, layout } from './layout';

/** What the house has to say to who has places at an event. */
export interface EventMail {
  name: string;
  title: string;
  note: string;
  /** Where the buyer sees the order, with the date as it is by then; null for a guest alone. */
  address: string | null;
}

/** For programs that show HTML and for those that do not. */
export function composeEventMail({ name, title, note, address }: EventMail) {
  const words = { title: singleLine(title) };
  const subject = say('mail.event.subject', words);
  const reason = say(address === null ? 'mail.event.guest' : 'mail.event.reason', words);
  const link = address === null ? [] : ['', say('mail.your-order-at', { address })];
  return {
    subject,
    text: [greeting(name), '', reason, '', note, ...link, ''].join('\n'),
    html: layout(
      subject,
      html`<p>${greeting(name)}</p>
        <p>${reason}</p>
        <p style="white-space:pre-wrap">${note}</p>
        ${address === null ? null : button(address, say('mail.your-order'))}`,
    ),
  };
}
