import { html } from '../../domain/markup';
import { findColleague } from '../../host/approvers';
import { nameOf } from '../../host/administrator-name';
import { queryEngine } from '../../host/query-engine';
import { database, settings } from '../../host/strapi';
import type { Payloads } from '../../outbox/kinds';
import { findReview } from '../../resources/event/review/reviews';
import { inLanguage } from '../../texts/language';
import { say } from '../../texts/say';
import { greeting } from './greeting';
import { button, layout } from './layout';
import { sendMail } from './send-mail';

const uid = 'plugin::svc.event';

interface ReviewMail {
  isReturned: boolean;
  name: string;
  title: string;
  /** Who asked, or gave it back; empty where nobody knows. */
  by: string;
  note: string;
  address: string;
}

const keys = {
  asked: { subject: 'mail.review.asked.subject', reason: 'mail.review.asked.reason' },
  returned: { subject: 'mail.review.returned.subject', reason: 'mail.review.returned.reason' },
} as const;

function compose({ isReturned, name, title, by, note, address }: ReviewMail) {
  const words = isReturned ? keys.returned : keys.asked;
  const subject = say(words.subject, { title });
  const reason = say(words.reason, { title, by: by || say('mail.review.nobody') });
  const link = say('mail.review.link');
  const text = [
    greeting(name),
    '',
    reason,
    ...(note ? ['', note] : []),
    '',
    `${link}: ${address}`,
    '',
  ];
  const body = html`<p>${greeting(name)}</p>
    <p>${reason}</p>
    ${note ? html`<p style="white-space:pre-wrap">${note}</p>` : null} ${button(address, link)}`;
  return { subject, text: text.join('\n'), html: layout(subject, body) };
}

/** The draft as it is by now; undefined where there is nothing to be told of it any more. */
async function findEvent(eventId: number, isReturned: boolean) {
  const where = { publicId: eventId, publishedAt: null, trashedAt: null };
  const event = await queryEngine(uid).findOne({ where });
  const waits = Boolean(event?.readyForReview);
  return event && (isReturned ? !waits : waits) ? event : undefined;
}

/** Tells an administrator that an event waits for them, or has come back. @throws Error where it cannot be sent */
export async function sendReviewMail(
  factId: string,
  { eventId, administrator, isReturned }: Payloads['review mail'],
): Promise<void> {
  const event = await findEvent(eventId, isReturned);
  const to = await findColleague(administrator);
  const review = await findReview(database(), eventId);
  if (!event || !to || !review) return;
  const other = isReturned ? review.returnedBy : review.askedBy;
  const colleague = other === null ? null : await findColleague(other);
  const content = inLanguage(to.preferedLanguage, () =>
    compose({
      isReturned,
      name: nameOf(to),
      title: event.title ?? '',
      by: colleague ? nameOf(colleague) : '',
      note: review.note ?? '',
      address: `${settings().serviceUrl}/admin/content-manager/collection-types/${uid}/${event.documentId}`,
    }),
  );
  await sendMail(factId, { to: { name: nameOf(to), address: to.email }, ...content });
}
