import { Problem } from '../../domain/problem';
import { changeCart, type CartChange } from '../../resources/cart/operations/change-cart';
import { isFirstUnderKey } from '../../resources/order/operations/checkout/idempotency';
import type { FormFields } from '../forms/fields';
import type { FormState } from '../forms/form-state';
import { forgetForm, formAgain } from '../forms/kept-form';
import type { PageAnswer, Parameters } from '../page-route';
import { readQuantities, stateOfRefusal } from '../cart/quantities';
import { keyedRequest } from '../forms/keyed-request';
import { sitePath } from '../site-path';
import { say } from '../../texts/say';
import type { Visitor } from '../visitor';
import { eventPage } from './event-page';
import { type EventForSale, findEventForSale, findEventOnPage } from './find-event';
import { contextFor } from './show-event';

/** Why nothing can be put into the cart; null where it has been. */
async function tryToAdd(
  { id: eventId, ticketIds }: EventForSale,
  visitor: Visitor,
  fields: FormFields,
): Promise<FormState | null> {
  // Those that are not for sale any more, too: why not, the cart says.
  const { quantities, errors } = readQuantities(fields, ticketIds);
  if (Object.keys(errors).length > 0) return { fields, message: '', errors };
  const changes = quantities
    .filter(({ quantity }) => quantity > 0)
    .map((one): CartChange => ({ ...one, mode: 'add' }));
  if (changes.length === 0) return { fields, message: say('event.say-how-many'), errors };
  const request = keyedRequest(visitor, fields, `event ${eventId}`);
  try {
    await changeCart(visitor.owner, changes, (trx) => isFirstUnderKey(trx, request));
    return null;
  } catch (error) {
    if (error instanceof Problem) return stateOfRefusal(error, fields, visitor.owner);
    throw error;
  }
}

/** Puts what was chosen on the page of an event into the visitor's cart. */
export async function addToCart(
  { slug = '' }: Parameters,
  visitor: Visitor,
  fields: FormFields,
): Promise<PageAnswer> {
  const path = sitePath(`/events/${slug}`);
  const refused = await tryToAdd(await findEventForSale(slug), visitor, fields);
  if (!refused) return { seeOther: sitePath('/cart'), cookies: forgetForm(visitor, path) };
  // As it is by now: somebody else may have been faster.
  const shown = await findEventOnPage(slug);
  const page = () => eventPage(shown, contextFor(visitor, refused));
  return formAgain({ ...refused, key: '' }, { visitor, path, page });
}
