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

type Mail = Payloads['review mail'];
type About = 'asked' | 'returned' | 'published';

const aboutOf = ({ isPublished, isReturned }: Mail): About =>
  isPublished ? 'published' : isReturned ? 'returned' : 'asked';

interface ReviewMail {
  about: About;
  name: string;
  title: string;
  /** Who asked, gave it back or published it; empty where nobody knows. */
  by: string;
  note: string;
  address: string;
}

const subjects = {
  asked: 'mail.review.asked.subject',
  returned: 'mail.review.returned.subject',
  published: 'mail.review.published.subject',
} as const;

const reasons = {
  asked: 'mail.review.asked.reason',
  returned: 'mail.review.returned.reason',
  published: 'mail.review.published.by',
} as const;

function reasonOf({ about, title, by }: ReviewMail): string {
  if (about === 'published' && !by) return say('mail.review.published.alone', { title });
  return say(reasons[about], { title, by: by || say('mail.review.nobody') });
}

function compose(mail: ReviewMail) {
  const { about, name, title, note, address } = mail;
  const subject = say(subjects[about], { title });
  const reason = reasonOf(mail);
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
async function findEvent(eventId: number, about: About) {
  const version = (where: object) =>
    queryEngine(uid).findOne({ where: { publicId: eventId, trashedAt: null, ...where } });
  const draft = await version({ publishedAt: null });
  if (!draft) return undefined;
  if (about === 'published') {
    return (await version({ publishedAt: { $notNull: true } })) ? draft : undefined;
  }
  const waits = Boolean(draft.readyForReview);
  return waits === (about === 'asked') ? draft : undefined;
}

/** Tells an administrator that an event waits for them, has come back, or is published. @throws Error where it cannot be sent */
export async function sendReviewMail(factId: string, mail: Mail): Promise<void> {
  const about = aboutOf(mail);
  const event = await findEvent(mail.eventId, about);
  const to = await findColleague(mail.administrator);
  const review = await findReview(database(), mail.eventId);
  if (!event || !to || !review) return;
  const others = {
    asked: review.askedBy,
    returned: review.returnedBy,
    published: mail.publishedBy ?? null,
  };
  const other = others[about];
  const colleague = other === null ? null : await findColleague(other);
  const content = inLanguage(to.preferedLanguage, () =>
    compose({
      about,
      name: nameOf(to),
      title: event.title ?? '',
      by: colleague ? nameOf(colleague) : '',
      note: about === 'published' ? '' : (review.note ?? ''),
      address: `${settings().serviceUrl}/admin/content-manager/collection-types/${uid}/${event.documentId}`,
    }),
  );
  await sendMail(factId, { to: { name: nameOf(to), address: to.email }, ...content });
}
