import assert from 'node:assert/strict';

/* A ticket from its event to the order, over REST alone: an API token offers it, and a guest buys it. */

type Body = Record<string, unknown>;

export interface Purchase {
  order: Body;
  /** The order as its buyer reads it with the token of its address. */
  seen: Body;
  /** The page behind that address. */
  page: { status: number; html: string };
}

interface Payment {
  price: string;
  payment: { payment_method: string; payment_token?: string };
}

async function send(url: string, path: string, headers: Record<string, string>, body?: Body) {
  const answer = await fetch(`${url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { ...(body && { 'Content-Type': 'application/json' }), ...headers },
    body: body && JSON.stringify(body),
  });
  const text = await answer.text();
  assert.ok(answer.ok, `${path}: ${answer.status} ${text}`);
  return { headers: answer.headers, body: JSON.parse(text) as Body };
}

async function offer(url: string, token: string, price: string): Promise<number> {
  const headers = { Authorization: `Bearer ${token}` };
  const event = await send(url, '/api/svc/events/v1/events', headers, {
    title: 'An evening',
    start_date: '2031-05-01 20:00:00',
    end_date: '2031-05-01 22:00:00',
    status: 'publish',
  });
  const ticket = await send(url, '/api/svc/tickets/v1/tickets', headers, {
    title: 'A place',
    event_id: event.body.id,
    type: Number(price) > 0 ? 'paid' : 'free',
    price,
    capacity: 5,
  });
  return ticket.body.id as number;
}

/** Has a ticket sold to a guest. @throws AssertionError at the first request that is refused */
export async function buyTicket(
  url: string,
  token: string,
  { price, payment }: Payment,
): Promise<Purchase> {
  const ticket = await offer(url, token, price);
  const cart = await send(url, '/api/svc/tickets/v1/cart', {}, { ticket_id: ticket, quantity: 2 });
  const buyer = { buyer_name: 'Ada', buyer_email: 'ada@example.test' };
  const cartToken = { 'X-API-Cart': cart.headers.get('X-API-Cart')! };
  const checkout = '/api/svc/tickets/v1/checkout';
  const { body: order } = await send(url, checkout, cartToken, { ...buyer, ...payment });
  const { pathname, search } = new URL(order.confirmation_url as string);
  const seen = await send(url, `/api/svc/tickets/v1/guest-order${search}`, {});
  const page = await fetch(`${url}${pathname}${search}`);
  return { order, seen: seen.body, page: { status: page.status, html: await page.text() } };
}
