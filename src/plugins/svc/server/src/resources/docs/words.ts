import { explain } from '../../kit/openapi/words';
import { accounts } from './account-words';
import { commonFields, commonParameters } from './common-words';
import { selfHelp } from './self-help-words';
import { tags } from './tag-words';
import { vouchers } from './voucher-words';

/*
 * What the description says of each field, parameter and collection of the service: its meaning, its unit, its zone, and
 * what an empty value stands for. A name that means the same everywhere is explained once.
 */

const siteCurrency = 'Text with the decimals of the site’s currency, in that currency.';
const eventClock = 'By the clock at the event, in its `timezone`.';

const things = {
  venue: 'The venue; `null` for none.',
  organizers: 'Who holds it.',
  categories: 'The categories it is in.',
  tags: 'The tags it has.',
  tickets: 'Its tickets, at most 100 of them.',
  event: 'The event; `null` where the caller may not see it.',
  name: 'What it is called.',
  phone: 'A telephone number as people write it; `""` for none.',
  website: 'Its own site; `""` for none.',
  email: 'Where mails go.',
  description: 'More for people to read; `""` for none.',
  created_at: 'When it was made.',
};

const events = {
  start_date: `When it begins. ${eventClock} \`""\` in a draft that has none yet.`,
  end_date: `When it ends, not before the start. ${eventClock}`,
  timezone:
    'Where its clocks are: an IANA name such as `Europe/Berlin`. Where nothing is sent, that of the site.',
  venue_id: 'The venue; 0 for none. Sending 0 takes it away.',
  organizer_ids: 'Who holds it; `[]` for nobody. Sending `[]` takes all away.',
  category_ids: 'The categories it is in.',
  tag_ids: 'The tags it has.',
  featured: 'Whether editors put it forward.',
  all_day: 'Whether it takes whole days: it begins at 00:00:00 then, and ends at 23:59:59.',
  cost: 'What it costs, for people to read: an editor’s own words, else made from its tickets, such as `$10.00 – $25.00` or `Free`; `""` without tickets.',
  image: 'The address of its picture; `""` for none.',
  start_utc:
    'When it begins, as an instant: ISO 8601 in UTC; `""` in a draft that has no dates yet.',
  end_utc: 'When it ends, as an instant: ISO 8601 in UTC; `""` in a draft that has no dates yet.',
  modified_utc: 'When it was changed last.',
  price_min: 'What the cheapest of its tickets costs, text with decimals; `""` without tickets.',
  price_max: 'What the dearest of its tickets costs, text with decimals; `""` without tickets.',
  availability:
    'Whether places can be had now: `on_sale`, `not_yet` (the sale has not begun), `sold_out`, `ended`, or `none` where there is nothing to buy. Of several tickets the best counts.',
  image_details: 'Its picture with all that a page needs to show it; `null` for none.',
  src: 'The address of the picture.',
  alt: 'What is said in place of the picture; `""` where nobody has said it.',
  width: 'In pixels; `null` where it is not known.',
  height: 'In pixels; `null` where it is not known.',
  sizes: 'Smaller ones of the same picture, the smallest first.',
  content: 'The whole text, HTML that is safe to show, or plain text with line breaks.',
  excerpt: 'A few plain words: an editor’s own, else the beginning of the content.',
  meta: 'The same facts as texts, as WordPress keeps them.',
  'Event.id': `${commonFields.id} It survives publishing, the trash, export and import.`,
  'Event.status':
    '`publish`: everybody sees it. `private`: published, for holders of `read_svc_event`. `draft`, `pending` (ready for review) and `trash` are not public.',
  'EventItem.status': 'As in the list that was asked for: `publish` unless another was.',
  'Event.meta._svc_event_start_date': 'As `start_date`.',
  'Event.meta._svc_event_end_date': 'As `end_date`.',
  'Event.meta._svc_event_timezone': 'As `timezone`.',
  'Event.meta._svc_event_venue_id': 'As `venue_id`; `""` for none.',
  'Event.meta._svc_event_organizer_ids':
    'As `organizer_ids`, separated by commas; `""` for nobody.',
  'Event.meta._svc_event_featured': '`"1"`, or `""` where it is not.',
  'Event.meta._svc_event_all_day': '`"1"`, or `""` where it is not.',
  'Event.meta._svc_event_cost': 'As `cost`.',
};

const facets = {
  'EventFacets.venues': 'Where they are.',
  'EventFacets.cities': 'In which towns their venues are.',
  'EventFacets.months': 'In which months they begin, by their own clocks.',
  'EventFacets.categories': 'In which categories they are.',
  'EventFacets.tags': 'Which tags they have.',
  count: 'How many of the events that match.',
  month: 'Year and month, `2026-12`.',
};

const venues = {
  address: 'Street and number; `""` for none.',
  city: 'The town; `""` for none.',
  state: 'The state, province or region; `""` for none.',

  zip: 'The postal code; `""` for none.',
  country: 'The country; `""` for none.',
};

const tickets = {
  ticket_id: 'The ticket: a kind of place at an event.',
  ticket_title: 'What the ticket is called.',
  event_id: 'The event.',
  event_title: 'What the event is called.',
  start_sale_utc: 'When its sale begins, as an instant: ISO 8601 in UTC; `""` for at once.',
  end_sale_utc:
    'The last second of its sale, as an instant: ISO 8601 in UTC; `""` for the end of the event.',
  event_start_utc: 'When the event begins, as an instant: ISO 8601 in UTC; `""` where it is gone.',
  event_end_utc: 'When the event ends, as an instant: ISO 8601 in UTC; `""` where it is gone.',
  event_date: `When the event begins, \`Y-m-d H:i:s\`. ${eventClock} \`""\` where it is gone.`,
  type: '`paid` has a price; `rsvp` is a reply without payment; `free` costs nothing.',
  price: `Of one place. ${siteCurrency}`,
  capacity: 'How many places there are; -1 for as many as people want.',
  sold: 'Places that attendees have.',
  remaining:
    'Places that can be had now: without those sold and those that carts hold; -1 for as many as people want.',
  max_per_order: 'How many places one order may have; 0 for no limit of the ticket’s own.',
  start_sale_date: `From when it is on sale, \`Y-m-d H:i:s\`. ${eventClock} \`""\`: at once.`,
  end_sale_date: `Until when it is on sale, this second included, \`Y-m-d H:i:s\`. ${eventClock} \`""\`: until the event ends.`,
  sku: 'The seller’s own number for it; no two tickets share one. Made of id and title where nothing is sent.',
  'Ticket.event_id': 'The event that it admits to. It never changes.',
  'Ticket.description': 'What buyers should know of these places; `""` for nothing.',
};

const attendees = {
  attendee_id: 'The attendee: who has the place.',
  full_name: 'The name of the attendee.',
  checked_in: 'Whether they are in.',
  security_code: 'Twelve letters and digits, which the door reads.',
  'Attendee.status':
    '`pending` and `confirmed` have a place, `checked_in` are in; `cancelled` and `refunded` have given it back.',
  'Attendee.order_id': 'The order that it came with; 0 for none.',
  'Attendee.email': 'Where mails to the attendee go.',
  'Place.status': 'That of the attendee.',
  'NamedPlace.status': 'That of the attendee.',
  'Place.security_code':
    'What the door reads; show it as a QR code. `""` of a ticket that was handed on.',
  'NamedPlace.security_code':
    'What the door reads; show it as a QR code. `""` of a ticket that was handed on.',
};

const selling = {
  items: 'What is in it, a line for each ticket.',
  quantity: 'How many places.',
  subtotal: `Price times quantity. ${siteCurrency}`,
  total: `All lines together. ${siteCurrency}`,
  expires_at: 'Until when the places are held; `null` for an empty cart.',
  currency: 'ISO 4217, such as `EUR`.',
  order_id: 'The order.',
  buyer_name: 'Who buys.',
  buyer_email: 'Where the confirmation goes.',
  attendee_ids: 'The attendees of the order, one for each place.',
  attendees: 'Who has the places.',
  payment_method: '`free`, `offline`, `stripe`, `test`, or a way of paying of the site’s own.',
  payment_token: 'What the payment provider gave the page for the card.',
  order_token:
    'What opens the order to a guest, as X-Order-Token; the same as in confirmation_url. Only where _fields names it.',
  confirmation_url:
    'The page of the order. Whoever has the address sees the order and its tickets.',
  'OwnOrder.refund_requests': 'What of the order was asked back, and what became of it.',
  'GuestOrder.refund_requests': 'What of the order was asked back, and what became of it.',
  'RefundStanding.amount': `How much. ${siteCurrency}`,
  'RefundStanding.status': '`pending` until it is decided, then `approved` or `rejected` for good.',
  'Place.venue': 'What the venue is called; `""` for none.',
  'NamedPlace.venue': 'What the venue is called; `""` for none.',
  'Place.price': `As on the day of the purchase. ${siteCurrency}`,
  'NamedPlace.price': `As on the day of the purchase. ${siteCurrency}`,
  'Place.confirmation_url': 'The page of its order; `""` where nothing opens it any more.',
  'NamedPlace.confirmation_url': 'The page of its order; `""` where nothing opens it any more.',
  'OwnOrder.confirmation_url': 'The page of the order; `""` where nothing opens it any more.',
  'OwnOrder.status': 'That of the order.',
  user_id: 'The account that it was bought with; 0 for a guest.',
  payment: 'What the buyer has to do next; absent where nothing is left to do.',
  'Order.status':
    '`pending` waits for money, `completed` is paid; `failed` and `cancelled` hold no places; `partially_refunded` and `refunded` say what went back.',
  'Purchase.status':
    'That of the order: `completed`, or `pending` while the buyer has to go on or pays later.',
  'GuestOrder.status': 'That of the order.',
  'Order.attendee_ids': 'Its attendees, one for each place.',
  'Order.payment_method': 'How it was paid, or is to be.',
  'CartItem.price': `Of one place, kept from when it was put in. ${siteCurrency}`,
  'OrderItem.price': `Of one place, as on the day of the purchase. ${siteCurrency}`,
  'OrderItem.ticket_title': 'As on the day of the purchase.',
  'OrderItem.event_title': 'As on the day of the purchase.',
  'Purchase.payment.provider': 'Who takes the money.',
  'Purchase.payment.status':
    '`requires_action`: the bank asks the buyer something. `processing`: wait.',
  'Purchase.payment.client_secret':
    'For Stripe’s own script in the page of this buyer; to be kept from others.',
  'Purchase.payment.payment_intent': 'Stripe’s name of the payment.',
  'Purchase.attendees.ticket_id': 'The ticket in the cart whose place it is.',
  'Purchase.attendees.full_name': 'Who comes; the buyer where nothing is said.',
  'Purchase.attendees.email': 'Of whoever comes; the buyer’s where nothing is said.',
};

const refunds = {
  amount: `How much is to go back; all that is left where nothing is sent. ${siteCurrency}`,
  reason: 'Why, for the box office to read.',
  admin_notes: 'Notes of the box office; buyers do not see them.',
  'RefundRequest.attendee_id': 'Whose place it is about; 0 for the whole order.',
  'RefundRequest.order_id': 'The order it is about; in a body 0 where `attendee_id` says it.',
  'RefundRequest.event_id': 'The event; 0 where the order has several.',
  'RefundRequest.status': '`pending` until it is decided, then `approved` or `rejected` for good.',
};

const settings = {
  'Settings.timezone': 'The zone of the site: an IANA name such as `Europe/Berlin`.',
  currency_decimals: 'How many decimals its amounts have.',
  locale: 'A language tag such as `en` or `pt-BR`: how the site may write dates and amounts.',
  payment_methods: 'Ways of paying that visitors or accounts may choose.',
  'Settings.payment_methods.id': 'What `payment_method` of the checkout takes.',
  publishable_key:
    'What the provider’s own form on a page is made with, where there is such a key.',
  cart_hold_seconds: 'How long a cart keeps its places after its last change.',
  cart_max_places: 'How many places a cart has at most.',
  refund_window_days: 'For how many days after the purchase a buyer may ask for money back.',
};

const persons = {
  orders: 'Orders of this buyer.',
  order_ids: 'Orders in which something was replaced.',
  refund_requests: 'Requests for money back of these orders and attendees.',
  unpaid_places: 'Names that wait with an order whose payment failed.',
  'Buyer.attendees': 'Everybody in these orders, and whoever has the address elsewhere.',
  'Buyer.email': 'The address that was asked for.',
  'Erasure.attendee_ids': 'Attendees of whom something was replaced.',
};

const others = {
  requests: 'The requests, made in this order.',
  responses:
    'The answers, in the order of the requests; `null` for one that was not made and that nothing is wrong with.',
  failed: 'No request was made, since at least one is not valid.',
  validation: '`require-all-validate` makes none of the requests unless all of them are valid.',
  path: 'The address below the REST root, with its query.',
  method: 'The HTTP method.',
  headers: 'Headers by their names.',
  body: 'What a request of its own would have as its body.',
  received: 'Stripe need not tell it again.',
  'batch.responses.status': 'The HTTP status of this answer.',
};

/** By their names, or by the collection's and their own. */
const parameters = {
  uuid: 'The name of the application password, as the list has it.',
  'events?search':
    'Words; each has to begin a word of the title or the text. Letter case and accents make no difference.',
  'events?near':
    'A place, its latitude and longitude in degrees: events whose venue is at most `radius_km` from it.',
  city: 'Those in this town.',
  country: 'Those in this country.',
  start_date: 'Events that begin then or later.',
  end_date: 'Events that end then or earlier.',
  venue: 'Events at this venue; 0 for those without one.',
  organizer: 'Events of this organizer.',
  categories: 'Events in any of these categories.',
  tags: 'Events with any of these tags.',
  featured: 'Events that editors put forward, or with `false` all others.',
  'events?status': 'The one status that the list shows; all but `publish` need `edit_svc_events`.',
  'buyers?force': '`true` erases also what is of events that are not over.',
  event_id: 'Those of this event.',
  ticket_id: 'Those of this ticket.',
  order_id: 'Those of this order.',
  type: 'Tickets of this type.',
  token: 'The token in the address of the order.',
  email: 'The e-mail address of the buyer.',
  'nonce?format': '`text` answers the ten digits alone.',
};

export function explainFields(): void {
  const fields = {
    ...things,
    ...events,
    ...facets,
    ...venues,
    ...tickets,
    ...attendees,
    ...selling,
    ...settings,
    ...accounts,
    ...selfHelp,
    ...vouchers,
  };
  explain({
    fields: { ...fields, ...refunds, ...persons, ...others },
    commonFields,
    parameters,
    commonParameters,
    tags,
  });
}
