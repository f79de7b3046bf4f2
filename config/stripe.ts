import { settingsOrExit } from '../src/settings';

/** How to speak with Stripe, at `strapi.config.get('stripe')`; src/strapi.ts has the typed way in. */
export default () => settingsOrExit().stripe;
