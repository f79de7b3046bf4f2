import * as yup from 'yup';
import { isoTime } from '../../domain/iso-time';
import { formatMinor } from '../../domain/money';
import { settings } from '../../host/strapi';
import { onlyByName, withNamedFields } from '../../kit/fields-parameter';
import { listOf, named } from '../../kit/named-shapes';
import { instant } from '../../kit/schema';
import {
  type Cart,
  type CartVoucher,
  discountOf,
  fullTotalOf,
  subtotalOf,
  totalOf,
} from './domain/cart';

function presentVoucher({ code, percent, amount }: CartVoucher) {
  return { code, percent, amount: amount === null ? null : formatMinor(amount) };
}

/** What is shown where it is named. */
function namedFields(cart: Cart) {
  return {
    currency: settings().currency,
    voucher: cart.voucher && presentVoucher(cart.voucher),
    discount: formatMinor(discountOf(cart)),
    full_total: formatMinor(fullTotalOf(cart)),
  };
}

export function presentCart(cart: Cart) {
  const shown = {
    items: cart.items.map((item) => ({
      ticket_id: item.ticketId,
      ticket_title: item.ticketTitle,
      event_id: item.eventId,
      event_title: item.eventTitle,
      quantity: item.quantity,
      price: formatMinor(item.unitPrice),
      subtotal: formatMinor(subtotalOf(item)),
    })),
    total: formatMinor(totalOf(cart)),
    expires_at: cart.expiresAt === null ? null : isoTime(cart.expiresAt),
  };
  return withNamedFields(shown, () => namedFields(cart));
}

const itemOutput = named('CartItem', {
  ticket_id: yup.number(),
  ticket_title: yup.string(),
  event_id: yup.number(),
  event_title: yup.string(),
  quantity: yup.number(),
  price: yup.string(),
  subtotal: yup.string(),
});

const voucherOutput = yup.object({
  code: yup.string(),
  percent: yup.number().nullable(),
  amount: yup.string().nullable(),
});

export const cartOutput = named('Cart', {
  items: listOf(itemOutput),
  total: yup.string(),
  expires_at: instant().nullable(),
  currency: onlyByName(yup.string()),
  voucher: onlyByName(voucherOutput.nullable()),
  discount: onlyByName(yup.string()),
  full_total: onlyByName(yup.string()),
});
