import { say } from '../../texts/say';
import { methodLabel } from '../../payments/method-label';
import { allPaymentMethods, type PaymentMethod } from '../../payments/providers';

/** A way of paying as a buyer chooses it on the page. */
export interface WayOfPaying {
  /** What the form sends. */
  id: string;
  label: string;
  hint: string;
  /** What the checkout takes for it. */
  method: string;
  token: string;
  /** Whether one pays on the provider's own page, and comes back. */
  isOnOwnPage?: boolean;
}

const guest = { userId: null, isBoxOffice: false };

const payLater = (): WayOfPaying => ({
  id: 'offline',
  label: say('way.offline'),
  hint: say('way.offline.hint'),
  method: 'offline',
  token: '',
});

const card = (): WayOfPaying => ({
  id: 'stripe',
  label: say('way.card'),
  hint: say('way.card.hint'),
  method: 'stripe',
  token: '',
  isOnOwnPage: true,
});

const tests = (): WayOfPaying[] => [
  {
    id: 'test-accepted',
    label: say('way.test-accepted'),
    hint: say('way.test-accepted.hint'),
    method: 'test',
    token: 'tok_ok',
  },
  {
    id: 'test-declined',
    label: say('way.test-declined'),
    hint: say('way.test-declined.hint'),
    method: 'test',
    token: 'tok_declined',
  },
];

/** What asks for a token, or has the buyer go on, needs a script, unless the provider has a page of its own. */
function waysOf({ provider, nextStep }: PaymentMethod): WayOfPaying[] {
  const { name: method, needsToken } = provider;
  if (method === 'test') return tests();
  if (method === 'offline') return [payLater()];
  if (method === 'stripe') return [card()];
  if (method === 'free' || needsToken || nextStep) return [];
  return [{ id: method, label: methodLabel(method), hint: '', method, token: '' }];
}

/** The ways in which a guest can pay on a page without scripts. */
export function waysOfPaying(): WayOfPaying[] {
  return allPaymentMethods()
    .filter((one) => one.isSetUp() && (one.isOfferedTo?.(guest) ?? true))
    .flatMap(waysOf);
}
