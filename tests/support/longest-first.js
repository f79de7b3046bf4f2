const { default: Sequencer } = require('@jest/test-sequencer');

/** The files that take longest. Begun last, one of them would keep one worker busy and the other waiting. */
const longest = [
  // Of the proofs.
  'generate',
  'collisions',
  'sales-model',
  'contract-properties',
  'crashes',
  'crashes-stripe',
  'crashes-refunds',
  'own-payment-races',
  'hostile',
  'supervisor',
  'first-administrator',
  'crash-net',
  'cart-bounds',
  'second-process',
  'generators',
  'stale-form-races',
  'capabilities',
  'requests',
  'event-versions',
  'event-filters',
  'conditional-reads',
  'conditional-writes',
  'stale-forms',
  'stripe',
  'cart-sign-in',
  'hooks',
  'choosing',
  // Of the panel's.
  'every-screen',
  'words',
  'box-office',
  'door',
  'widget',
  'shop',
  'starter-site',
  // Of what `npm test` runs.
  'venues-and-organizers',
  'box-office',
  'pages',
  'checkout',
  'cart-holds',
  'examples',
  'buying-on-pages',
  'events',
  'tickets',
  'attendees',
  'mail',
  'panel-refunds',
  'event-tickets',
  'stripe-on-pages',
  'queries',
];

const rankOf = ({ path }) => {
  const index = longest.findIndex((name) => path.endsWith(`/${name}.test.ts`));
  return index < 0 ? longest.length : index;
};

/** The longest files first; the others as Jest has them. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    return [...super.sort(tests)].sort((a, b) => rankOf(a) - rankOf(b));
  }
};
