import { now } from '../../lib/clock';
import { settings } from '../../host/strapi';
import type { Page } from '../page';
import type { Parameters } from '../page-route';
import { eventPage } from './event-page';
import { findEventOnPage } from './find-event';

/** @throws Problem `notFound` for an event that is not for everybody */
export async function showEvent({ slug = '' }: Parameters): Promise<Page> {
  const { currency } = settings();
  return eventPage(await findEventOnPage(slug), { currency, now: now() });
}
