import { invalidParams, missingParams, Problem } from '../../../domain/problem';
import { free } from '../../../payments/free';
import type { PaymentProvider } from '../../../payments/provider';
import { findProvider, providers } from '../../../payments/providers';
import { database } from '../../../strapi';
import type { CartItem } from '../../cart/domain/cart';
import { type CartOwner, findCartOf, type StoredCart } from '../../cart/services/cart-rows';
import { shownCart } from '../../cart/services/cart';
import { cartBusy } from '../../cart/services/lock-cart';
import { type NamedPlace, peopleOf, type Person, wrongPlaces } from '../domain/places';
import { type OrderLine, type PlaceHolder, totalOf } from './place-order';

export interface Wish {
  owner: CartOwner;
  buyer: Person;
  named: NamedPlace[];
  /** As sent; empty where none was. */
  paymentMethod: string;
  paymentToken: string;
}

/** What a checkout is about to buy, and how it will be paid. */
export interface Quote {
  cart: StoredCart;
  lines: OrderLine[];
  holders: PlaceHolder[];
  provider: PaymentProvider;
}

function lineOf({ isEventPublic, ...line }: CartItem): OrderLine {
  if (isEventPublic) return line;
  throw new Problem('cannotCreate', `${line.ticketTitle}: this event is not open for sale.`);
}

async function findFullCart(owner: CartOwner): Promise<StoredCart> {
  const stored = await findCartOf(database(), owner);
  if (stored?.orderId) throw cartBusy();
  const { items } = shownCart(stored);
  if (stored === null || items.length === 0) {
    throw invalidParams({ cart: 'is empty, or its hold has expired' });
  }
  return stored;
}

/** Nothing to pay is always free, whatever the buyer meant to pay with. */
function providerFor(total: number, { paymentMethod, paymentToken }: Wish): PaymentProvider {
  const names = providers()
    .filter((one) => (total === 0) === (one === free))
    .map(({ name }) => name);
  if (!paymentMethod && total > 0) throw missingParams(['payment_method']);
  const provider = paymentMethod ? findProvider(paymentMethod) : free;
  if (!provider || (provider === free && total > 0)) {
    throw invalidParams({ payment_method: `must be one of ${names.join(', ')}` });
  }
  if (total === 0) return free;
  if (provider.needsToken && !paymentToken) throw missingParams(['payment_token']);
  return provider;
}

/**
 * What the cart's owner is about to buy. Changes nothing.
 * @throws Problem `invalidParam` on `cart`, `attendees` or `payment_method`, `missingParam`, `cannotCreate` where an
 * event is no longer public, `cartBusy`.
 */
export async function quoteCart(wish: Wish): Promise<Quote> {
  const cart = await findFullCart(wish.owner);
  const wrong = wrongPlaces(cart.items, wish.named);
  if (wrong) throw invalidParams({ attendees: wrong });
  const lines = cart.items.map(lineOf);
  const provider = providerFor(totalOf(lines), wish);
  return { cart, lines, holders: peopleOf(lines, wish.named, wish.buyer), provider };
}
