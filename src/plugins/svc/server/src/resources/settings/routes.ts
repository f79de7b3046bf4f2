import * as yup from 'yup';
import { anyone } from '../../access/requirements';
import { decimalsOf } from '../../domain/currencies';
import { settings } from '../../host/strapi';
import { endpoint, routesOf } from '../../kit/endpoint';
import { listOf, named } from '../../kit/named-shapes';
import { ok } from '../../kit/reply';
import { optionalInResponse } from '../../kit/schema';
import { publicPaymentMethods } from '../../payments/providers';

/*
 * What a site has to know before it shows a price: of all settings those that every visitor may see.
 */

const output = named('Settings', {
  currency: yup.string(),
  currency_decimals: yup.number(),
  timezone: yup.string(),
  locale: yup.string(),
  payment_methods: listOf(
    named('OfferedPaymentMethod', {
      id: yup.string(),
      publishable_key: optionalInResponse(yup.string()),
    }),
  ),
  cart_hold_seconds: yup.number(),
  cart_max_places: yup.number(),
  refund_window_days: yup.number(),
});

function presentSettings() {
  const { currency, siteTimezone, siteLocale, cartHoldSeconds, cartMaxPlaces, refundWindowDays } =
    settings();
  return {
    currency,
    currency_decimals: decimalsOf(currency),
    timezone: siteTimezone,
    locale: siteLocale,
    payment_methods: publicPaymentMethods().map(({ name, publishableKey }) => ({
      id: name,
      ...(publishableKey && { publishable_key: publishableKey }),
    })),
    cart_hold_seconds: cartHoldSeconds,
    cart_max_places: cartMaxPlaces,
    refund_window_days: refundWindowDays,
  };
}

const show = endpoint({
  method: 'GET',
  path: 'svc/tickets/v1/settings',
  operationId: 'getSettings',
  summary: 'Get what a site has to know to sell: currency, ways of paying, how long a cart lasts',
  access: anyone,
  conditional: 'database',
  output,
  handle: () => Promise.resolve(ok(presentSettings())),
});

export default routesOf([show]);
