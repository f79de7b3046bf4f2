import { html } from '../../../domain/markup';

/*
 * The way from the list to the refund, before the reference. The steps are made as they are written here by
 * tests/project/docs-page.test.ts, with names and numbers of its own.
 */

interface Step {
  title: string;
  /** What it is good for, and what is needed of its answer. */
  words: string;
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  /** Where it stands in the reference: collection and operation. */
  operation: string;
}

const steps: Step[] = [
  {
    title: 'Sign in',
    words:
      'Guests buy without. With an account, send the access_token with each request: Authorization: Bearer …; below, Authorize takes it.',
    method: 'POST',
    path: 'svc/auth/v1/session',
    body: { identifier: 'ada@example.org', password: 'your password' },
    operation: 'session/beginSession',
  },
  {
    title: 'List',
    words: 'What is to come, each event with its venue and tickets in the same answer.',
    method: 'GET',
    path: 'svc/events/v1/events?when=upcoming&per_page=3&_embed=venue,tickets',
    operation: 'events/listEvents',
  },
  {
    title: 'Put into the cart',
    words:
      'The places are held. A guest sends the X-API-Cart of the answer with what follows; an account has its cart by itself.',
    method: 'POST',
    path: 'svc/tickets/v1/cart',
    body: { ticket_id: 17, quantity: 2 },
    operation: 'cart/addToCart',
  },
  {
    title: 'Buy',
    words:
      'payment_method is one of those of svc/tickets/v1/settings; with an Idempotency-Key it can be sent again. An account needs no name and no e-mail address.',
    method: 'POST',
    path: 'svc/tickets/v1/checkout',
    body: {
      buyer_name: 'Ada Lovelace',
      buyer_email: 'ada@example.org',
      payment_method: 'test',
      payment_token: 'tok_ok',
    },
    operation: 'checkout/checkOut',
  },
  {
    title: 'Ask for the money back',
    words:
      'The box office decides. A guest sends X-Order-Token, the token of confirmation_url, in place of order_id.',
    method: 'POST',
    path: 'svc/tickets/v1/refund-requests',
    body: { order_id: 42, reason: 'I am ill.' },
    operation: 'refund-requests/createRefundRequest',
  },
];

/** In the reference of all namespaces. */
const tried = (operation: string) => `docs?urls.primaryName=all%20in%20one#/${operation}`;

function stepHtml({ title, words, method, path, body, operation }: Step) {
  const sent = body ? `\n\n${JSON.stringify(body, null, 2)}` : '';
  return html`<li>
    <h3>${title}</h3>
    <p>${words} <a href="${tried(operation)}">Try it: ${title.toLowerCase()}</a></p>
    <pre>${`${method} /api/${path}${sent}`}</pre>
  </li>`;
}

export const guideHtml = () =>
  html`<section class="guide">
    <h1>Events and tickets: the API</h1>
    <h2>From the list to the refund</h2>
    <ol>
      ${steps.map(stepHtml)}
    </ol>
  </section>`;
