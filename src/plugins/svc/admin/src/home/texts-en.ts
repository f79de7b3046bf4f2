/** What the parts of the home say. */
export const homeEn = {
  'home.today.none': 'Nothing is on today or tomorrow.',
  'home.in': '{count} checked in',
  'home.waiting.none': 'Nothing waits.',
  'home.waiting.reviews': 'Events for review',
  'home.door': 'Open the door page',
  'home.waiting.orders': 'Orders to be paid',
  'home.waiting.refunds': 'Refund requests',
  'home.waiting.deliveries': 'Mails and messages that could not be delivered',
  'home.returned': 'Came back from review',
  'home.returned.word': '{by}: {note}',
  'home.orders': '{count, plural, one {1 paid order} other {{count} paid orders}}',
  'home.attention.soldOut': 'Nearly sold out',
  'home.attention.incomplete': 'Incomplete',
  'home.attention.none': 'No coming event is nearly sold out, and none lacks tickets or a venue.',
  'home.notYours': 'For those who may read all events.',
  'home.noVenue': 'No venue',
};
