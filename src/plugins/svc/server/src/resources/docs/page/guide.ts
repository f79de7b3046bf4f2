import { html, type Markup } from '../../../domain/markup';
import { examples } from '../examples';

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
  /** What of the answer is shown, since the next steps need it or people ask for it. */
  shown: string[];
}

const steps: Step[] = [
  {
    title: 'Sign in',
    words:
      'Guests buy without. With an account, send the access_token with each request: Authorization: Bearer …; below, Authorize takes it. When it has expired, session/refresh gives a new one for the refresh_token, which is good once.',
    method: 'POST',
    path: 'svc/auth/v1/session',
    body: { identifier: 'ada@example.org', password: 'your password' },
    operation: 'session/beginSession',
    shown: ['access_token', 'expires_in', 'refresh_token'],
  },
  {
    title: 'List',
    words:
      'What is to come, each event with its venue and tickets in the same answer, under _embedded. X-API-Total says how many there are in all, Link where the next page is.',
    method: 'GET',
    path: 'svc/events/v1/events?when=upcoming&per_page=3&_embed=venue,tickets',
    operation: 'events/listEvents',
    shown: ['id', 'title', 'start_date', 'cost'],
  },
  {
    title: 'Put into the cart',
    words:
      'ticket_id is the id of one of the tickets in the list. The places are held until expires_at. A guest sends the X-API-Cart of the answer with what follows; an account has its cart by itself.',
    method: 'POST',
    path: 'svc/tickets/v1/cart',
    body: { ticket_id: 17, quantity: 2 },
    operation: 'cart/addToCart',
    shown: ['items', 'total', 'expires_at'],
  },
  {
    title: 'Buy',
    words:
      'payment_method is one of those of svc/tickets/v1/settings; with an Idempotency-Key it can be sent again, and buys once. An account needs no name and no e-mail address. confirmation_url is the page of the order; what opens it to a guest is order_token, where _fields names it.',
    method: 'POST',
    path: 'svc/tickets/v1/checkout',
    body: {
      buyer_name: 'Ada Lovelace',
      buyer_email: 'ada@example.org',
      payment_method: 'test',
      payment_token: 'tok_ok',
    },
    operation: 'checkout/checkOut',
    shown: ['order_id', 'status', 'total', 'attendee_ids'],
  },
  {
    title: 'Ask for the money back',
    words:
      'The box office decides. A guest sends the order_token as X-Order-Token in place of order_id. my-orders and guest-order say what became of it, under refund_requests where _fields names it.',
    method: 'POST',
    path: 'svc/tickets/v1/refund-requests',
    body: { order_id: 42, reason: 'I am ill.' },
    operation: 'refund-requests/createRefundRequest',
    shown: ['id', 'order_id', 'amount', 'status'],
  },
];

/** In the reference of all namespaces. */
const tried = (operation: string) => `docs?urls.primaryName=all%20in%20one#/${operation}`;

function picked(value: unknown, names: string[]): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map((one) => picked(one, names));
  return Object.fromEntries(names.map((name) => [name, (value as Record<string, unknown>)[name]]));
}

/** What a service has answered to it, cut. */
function answerOf({ operation, shown }: Step): string {
  const { answer } = examples.operations[operation.split('/')[1]!]!;
  return JSON.stringify(picked(answer, shown), null, 2);
}

function stepHtml(step: Step): Markup {
  const { title, words, method, path, body, operation } = step;
  const sent = body ? `\n\n${JSON.stringify(body, null, 2)}` : '';
  return html`<li>
    <h3>${title}</h3>
    <p>${words} <a href="${tried(operation)}">Try it: ${title.toLowerCase()}</a></p>
    <pre>${`${method} /api/${path}${sent}`}</pre>
    <p>Of the answer:</p>
    <pre>${answerOf(step)}</pre>
  </li>`;
}

/** What all steps have in common, each in a line or two. */
const common: [about: string, words: string][] = [
  [
    'Addresses',
    'All paths are below /api of this service. What is sent and answered is JSON; text is UTF-8, money is text with the decimals of the currency, dates are the clock of the event, and what ends in _utc is an instant.',
  ],
  [
    'Fewer fields, and more',
    '_fields=id,title cuts an answer to these, and names what it has only where it is asked for: slug, start_utc, price_min, availability, image_details. _embed=venue,tickets puts into it what its ids name.',
  ],
  [
    'Filters',
    'Lists of events take search, when=upcoming, starts_after, categories, venue, near=52.52,13.405 and more; orderby and order; page and per_page, at most 100. events/facets counts what the same filters leave.',
  ],
  [
    'Asking again',
    'What everybody may read has an ETag: sent back as If-None-Match it gets 304 while nothing has changed, and as If-Match a write is made only then.',
  ],
  [
    'Pages in a browser',
    'Pages on other origins may send and read all of it. They sign in by Authorization; no cookie of theirs counts here.',
  ],
  [
    'Clients that send no PUT',
    'POST with X-HTTP-Method-Override: PUT, PATCH or DELETE is that method.',
  ],
  [
    'Many writes at once',
    'POST /api/batch/v1 takes up to 25 of them in one request, and answers each.',
  ],
];

const refused = examples.operations.addToCart!.errors!.rest_cannot_create;

export const guideHtml = () =>
  html`<section class="guide">
    <h1>Events and tickets: the API</h1>
    <h2>From the list to the refund</h2>
    <ol>
      ${steps.map(stepHtml)}
    </ol>
    <h2>When something is wrong</h2>
    <p>
      Every error has a code to go by, a message for people, and its status again. data.params names
      what is wrong with each parameter; data.reason says which of several things it was: sold_out,
      not_yet, sale_ended, too_many, window_over, expired, declined.
      <a href="${tried('cart/addToCart')}">All errors of an operation stand beside it</a>.
    </p>
    <pre>${JSON.stringify(refused, null, 2)}</pre>
    <h2>Good to know</h2>
    <dl>
      ${common.map(
        ([about, words]) =>
          html`<dt>${about}</dt>
            <dd>${words}</dd>`,
      )}
    </dl>
  </section>`;
