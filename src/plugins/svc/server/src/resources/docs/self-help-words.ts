/* What the description says of what buyers do themselves (8.14). */

const siteCurrency = 'Text with the decimals of the site’s currency, in that currency.';
const eventClock = 'By the clock at the event, in its `timezone`.';
const back = `How much goes back. ${siteCurrency}`;
const holdsUntil =
  'Until when that holds, as an instant: ISO 8601 in UTC; `""` where nobody knows.';

export const selfHelp = {
  changes_until: `Until when buyers rename guests, hand tickets on and give places back, \`Y-m-d H:i:s\`. ${eventClock} \`""\`: until it begins.`,
  transferable: 'Whether buyers may hand their tickets on to somebody else.',
  return_policy:
    'How much of the price goes back for a place that its buyer gives back, one step after the other; `[]`: nothing is given back. It holds for what is bought from now on.',
  until: `The last second of the step, \`Y-m-d H:i:s\`. ${eventClock}`,
  percent: 'How much of the price goes back until then, in percent, 0 to 100.',
  'Place.handed_on': 'Whether somebody else has the ticket now.',
  'NamedPlace.handed_on': 'Whether somebody else has the ticket now.',
  self_help:
    'What its buyer can do with it now. Of refund requests that wait to be decided it says nothing.',
  rename: 'Whether who it is for can be changed.',
  transfer: 'Whether it can be handed on to somebody else.',
  return: 'What giving it back comes to; `null` where it cannot be given back.',
  'Place.self_help.return.amount': back,
  'NamedPlace.self_help.return.amount': back,
  'Place.self_help.return.until': holdsUntil,
  'NamedPlace.self_help.return.until': holdsUntil,
  'ReturnedPlace.status': '`refunded`, or `cancelled` where no money goes back.',
  'ReturnedPlace.refunded': back,
};
