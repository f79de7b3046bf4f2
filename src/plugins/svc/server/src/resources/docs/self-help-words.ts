/* What the description says of what buyers do themselves (8.14). */

const siteCurrency = 'Text with two decimals, in the currency of the site.';
const eventClock = 'By the clock at the event, in its `timezone`.';

export const selfHelp = {
  changes_until: `Until when buyers rename guests, hand tickets on and give places back, \`Y-m-d H:i:s\`. ${eventClock} \`""\`: until it begins.`,
  transferable: 'Whether buyers may hand their tickets on to somebody else.',
  return_policy:
    'How much of the price goes back for a place that its buyer gives back, one step after the other; `[]`: nothing is given back. It holds for what is bought from now on.',
  until: `The last second of the step, \`Y-m-d H:i:s\`. ${eventClock}`,
  percent: 'How much of the price goes back until then, in percent, 0 to 100.',
  'Place.handed_on': 'Whether somebody else has the ticket now.',
  'NamedPlace.handed_on': 'Whether somebody else has the ticket now.',
  'ReturnedPlace.status': '`refunded`, or `cancelled` where no money goes back.',
  'ReturnedPlace.refunded': `How much goes back. ${siteCurrency}`,
};
