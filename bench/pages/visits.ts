import { connect, expectStatus, type Send, type Sent } from '../connection';

/*
 * A purchase of two places by a new guest, with all that is read on the way: through the forms of the pages, and over REST by a
 * shop of somebody's own, which shows the event, the cart before it asks who buys, and the order with its codes.
 */

const buyer = { buyer_name: 'Ada Buyer', buyer_email: 'ada@example.test' };

/** What is sold, and the path of its event's page. */
export interface Sold {
  id: number;
  eventId: number;
  path: string;
}

const tickets = '/api/svc/tickets/v1';

/** @throws where a request is answered with anything else than a purchase is */
export async function buyOverRest(url: string, { id, eventId }: Sold): Promise<void> {
  const send = connect(url);
  const embedded = '_embed=venue,organizers,tickets';
  const event = `/api/svc/events/v1/events/${eventId}?${embedded}`;
  expectStatus(200, 'GET event', await send({ method: 'GET', path: event }));
  const body = { ticket_id: id, quantity: 2 };
  const added = await send({ method: 'POST', path: `${tickets}/cart`, body });
  expectStatus(200, 'POST cart', added);
  const headers = { 'X-API-Cart': String(added.headers['x-api-cart']) };
  expectStatus(200, 'GET cart', await send({ method: 'GET', path: `${tickets}/cart`, headers }));
  const order = { ...buyer, payment_method: 'test', payment_token: 'tok_ok' };
  const path = `${tickets}/checkout`;
  const bought = await send({ method: 'POST', path, body: order, headers });
  expectStatus(201, 'POST checkout', bought);
  const { confirmation_url } = JSON.parse(bought.text) as { confirmation_url: string };
  const guestOrder = `${tickets}/guest-order${new URL(confirmation_url).search}`;
  expectStatus(200, 'GET order', await send({ method: 'GET', path: guestOrder }));
}

/** The hidden fields of the form that is sent to this path. */
function hiddenOf(html: string, path: string): Record<string, string> {
  const form = html.split(`action="${path}"`)[1]?.split('</form>')[0] ?? '';
  const fields = form.matchAll(/type="hidden"\s+name="(\w+)"\s+value="([^"]*)"/g);
  return Object.fromEntries([...fields].map(([, name, value]) => [name, value])) as Record<
    string,
    string
  >;
}

/** Keeps cookies, as a browser does. */
function browserAt(send: Send) {
  const cookies = new Map<string, string>();
  return async (sent: Pick<Sent, 'method' | 'path'> & { form?: Record<string, string> }) => {
    const kept = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...(kept && { Cookie: kept }) };
    const answer = await send({ ...sent, headers });
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
      cookies.set(name!, value!);
    }
    return answer;
  };
}

/**
 * All that a browser asks for on its way: the event, the cart, the checkout and the order.
 * @throws where a request is answered with anything else than a purchase is
 */
export async function buyOnPages(url: string, { id, path }: Sold): Promise<void> {
  const ask = browserAt(connect(url));
  const event = await ask({ method: 'GET', path });
  const chosen = { ...hiddenOf(event.text, path), [`quantity-${id}`]: '2' };
  const added = await ask({ method: 'POST', path, form: chosen });
  expectStatus(303, 'The event', added);
  if (added.headers.location !== '/cart') {
    const again = await ask({ method: 'GET', path });
    throw new Error(`${path} sold nothing: ${/role="alert"[^]*?<\/div>/.exec(again.text)?.[0]}`);
  }
  expectStatus(200, 'The cart', await ask({ method: 'GET', path: '/cart' }));
  const checkout = await ask({ method: 'GET', path: '/checkout' });
  const form = { ...hiddenOf(checkout.text, '/checkout'), ...buyer, payment: 'test-accepted' };
  const bought = await ask({ method: 'POST', path: '/checkout', form });
  expectStatus(303, 'The checkout', bought);
  const order = String(bought.headers.location);
  expectStatus(200, 'The order', await ask({ method: 'GET', path: order }));
}
