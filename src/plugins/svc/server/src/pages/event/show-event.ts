import { now } from '../../lib/clock';
import { settings } from '../../host/strapi';
import type { PageAnswer, Parameters } from '../page-route';
import { waysOfPaying } from '../checkout/ways-of-paying';
import type { FormState } from '../forms/form-state';
import { keptForm, showKept } from '../forms/kept-form';
import { sitePath } from '../site-path';
import type { Visitor } from '../visitor';
import { eventPage } from './event-page';
import { Problem } from '../../domain/problem';
import { opensPreview } from '../../resources/event/preview-link';
import { findDraftOnPage, findEventOnPage } from './find-event';
import type { PageContext } from './ticket-section';

/** What the page of an event is made with. */
export function contextFor(visitor: Visitor, state: FormState): PageContext {
  const { currency, shopPages } = settings();
  const canPay = waysOfPaying().length > 0;
  const shop = shopPages ? { visitor, state, canPay } : null;
  return { currency, now: now(), shop, isPreview: false };
}

/** @throws Problem `notFound` for an event that is not for everybody */
export async function showEvent({ slug = '' }: Parameters, visitor: Visitor): Promise<PageAnswer> {
  const shown = await findEventOnPage(slug);
  const path = sitePath(shown.event.url);
  const form = keptForm(visitor, path);
  return showKept(eventPage(shown, contextFor(visitor, form)), form, { visitor, path });
}

/** The draft, for whoever was given its address. @throws Problem `notFound` */
export async function showPreview({ document = '', token = '' }: Parameters): Promise<PageAnswer> {
  if (!opensPreview(document, token)) throw new Problem('notFound', 'There is no preview here.');
  const shown = await findDraftOnPage(document);
  const { currency } = settings();
  const context = { currency, now: now(), shop: null, isPreview: true };
  return { status: 200, page: eventPage(shown, context) };
}
