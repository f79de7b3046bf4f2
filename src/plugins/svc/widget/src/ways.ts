import type { Settings } from './api';
import type { Account } from './stripe';
import type { Speaker } from './texts';

/** A way of paying as a buyer chooses it. */
export interface Way {
  id: string;
  label: string;
  hint: string;
  /** What the checkout takes for it; Stripe's token comes from its form. */
  method: string;
  token?: string;
}

function publishableKeyOf({ payment_methods: methods }: Settings): string {
  return methods.find(({ id }) => id === 'stripe')?.publishable_key ?? '';
}

export function accountOf(settings: Settings): Account {
  return { key: publishableKeyOf(settings), currency: settings.currency.toLowerCase() };
}

function waysOf(id: string, settings: Settings, { say, sayOwn }: Speaker): Way[] {
  if (id === 'offline') {
    return [{ id, method: id, label: say('way_offline'), hint: say('way_offline_hint') }];
  }
  if (id === 'stripe') {
    const card = { id, method: id, label: say('way_stripe'), hint: say('way_stripe_hint') };
    return publishableKeyOf(settings) ? [card] : [];
  }
  if (id === 'test') {
    const hint = say('way_test_hint');
    return [
      { id: 'test-ok', method: id, token: 'tok_ok', label: say('way_test_ok'), hint },
      {
        id: 'test-declined',
        method: id,
        token: 'tok_declined',
        label: say('way_test_declined'),
        hint,
      },
    ];
  }
  // One of the site's own, which the page has words for.
  const label = sayOwn(`way_${id}`);
  return label ? [{ id, method: id, label, hint: sayOwn(`way_${id}_hint`) ?? '' }] : [];
}

/** Those that the site offers and that work here. */
export function waysOfPaying(settings: Settings, speaker: Speaker): Way[] {
  return settings.payment_methods.flatMap(({ id }) => waysOf(id, settings, speaker));
}
