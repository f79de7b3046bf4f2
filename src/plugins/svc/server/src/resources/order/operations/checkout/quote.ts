import {
  cannotCreate,
  invalidParams,
  missingParams,
  type Problem,
} from '../../../../domain/problem';
import { free } from '../../../../payments/free';
import { costOf, isMore, type Minor, noMoney } from '../../../../domain/money';
import type { PaymentProvider } from '../../../../payments/provider';
import { type Payer, providersFor } from '../../../../payments/providers';
import { database } from '../../../../host/strapi';
import { type CartItem, discountOf, maxDeclines, placesLowered } from '../../../cart/domain/cart';
import {
  type CartOwner,
  currentCart,
  findCartOfOwner,
  type StoredCart,
} from '../../../cart/queries/carts';
import { cartBusy } from '../../../cart/lock';
import {
  type NamedAttendee,
  draftAttendees,
  type Buyer,
  namedAttendeesProblem,
} from '../../domain/named-attendees';
import type { AttendeeDraft, OrderLine, OrderVoucher } from './place-order';

export interface CheckoutInput extends Payer {
  /** Whose cart is bought. */
  owner: CartOwner;
  /** A name and an address, neither empty. */
  buyer: Buyer;
  /** Who comes; places that nobody is named for get the buyer's name. */
  namedAttendees: NamedAttendee[];
  /** As sent, `offline`; empty where none was. */
  paymentMethod: string;
  /** What the payment method's own page gave the buyer; empty where it needs none. */
  paymentToken: string;
  /** Whether the buyer pays on the provider's own page, which needs no token. */
  isOnOwnPage?: boolean;
  /** Whether the box office gives it away. */
  isGift?: boolean;
}

/** What a checkout is about to buy, and how it will be paid. */
export interface Quote {
  cart: StoredCart;
  lines: OrderLine[];
  total: Minor;
  /** The voucher that has lowered prices, and of how many places. */
  voucher: (OrderVoucher & { places: number }) | null;
  attendees: AttendeeDraft[];
  provider: PaymentProvider;
}

const unavailable = {
  withdrawn: { text: 'this event is not open for sale', reason: 'event_withdrawn' },
  over: { text: 'this event is over', reason: 'sale_ended' },
} as const;

function toLine({ event, ...line }: CartItem): OrderLine {
  if (event === 'open') return line;
  const { text, reason } = unavailable[event];
  throw cannotCreate(`${line.ticketTitle}: ${text}.`, { reason });
}

/** What is given away costs nothing, with a voucher or without. */
function givenAway({ fullPrice, ...line }: OrderLine): OrderLine {
  return { ...line, unitPrice: noMoney };
}

/** Null, too, for a voucher that lowers nothing of what is left in the cart. */
function voucherOf(cart: StoredCart): Quote['voucher'] {
  if (!cart.voucher) return null;
  const places = placesLowered(cart.items);
  const { id, code } = cart.voucher;
  return places === 0 ? null : { id, code, discount: discountOf(cart), places };
}

async function findCartToBuy(owner: CartOwner): Promise<StoredCart> {
  const stored = await findCartOfOwner(database(), owner);
  if (stored?.orderId) throw cartBusy();
  const { items } = currentCart(stored);
  if (stored === null || items.length === 0) {
    const why = stored?.items.length ? ({ reason: 'expired' } as const) : undefined;
    throw invalidParams({ cart: 'is empty, or its hold has expired' }, why);
  }
  if (stored.declines >= maxDeclines) {
    throw cannotCreate('Too many payments of this cart were declined.', {
      reason: 'declined_too_often',
    });
  }
  return stored;
}

function notOffered(offered: PaymentProvider[], total: Minor): Problem {
  const names = offered
    .filter((one) => (total === noMoney) === (one === free))
    .map(({ name }) => name);
  const paymentMethod =
    names.length > 0
      ? `must be one of ${names.join(', ')}`
      : 'cannot be used: nothing is offered to you';
  return invalidParams({ paymentMethod });
}

/** Nothing to pay is always free, whatever the buyer meant to pay with. */
function providerFor(total: Minor, input: CheckoutInput): PaymentProvider {
  const { paymentMethod, paymentToken, isOnOwnPage } = input;
  if (!paymentMethod && isMore(total, noMoney)) throw missingParams(['paymentMethod']);
  const offered = providersFor(input);
  const provider = paymentMethod ? offered.find(({ name }) => name === paymentMethod) : free;
  if (!provider || (provider === free && isMore(total, noMoney))) throw notOffered(offered, total);
  if (total === noMoney) return free;
  const needsToken = provider.needsToken && !(isOnOwnPage && provider.isOnOwnPage);
  if (needsToken && !paymentToken) throw missingParams(['paymentToken']);
  return provider;
}

/**
 * What the cart's owner is about to buy. Changes nothing.
 * @throws Problem `invalidParam` on `cart`, `attendees` or `paymentMethod`, `missingParam`, `cannotCreate` where an
 * event is no longer public, or over, or too many payments of the cart were declined, `cartBusy`.
 */
export async function quoteCart(input: CheckoutInput): Promise<Quote> {
  const cart = await findCartToBuy(input.owner);
  const wrong = namedAttendeesProblem(cart.items, input.namedAttendees);
  if (wrong) throw invalidParams({ attendees: wrong });
  const priced = cart.items.map(toLine);
  const lines = input.isGift ? priced.map(givenAway) : priced;
  const total = costOf(lines);
  const provider = providerFor(total, input);
  return {
    cart,
    lines,
    total,
    voucher: input.isGift ? null : voucherOf(cart),
    attendees: draftAttendees(lines, input.namedAttendees, input.buyer),
    provider,
  };
}
