import type { AdminApi } from '#svc/testing/admin-api';

/* Events, tickets and orders for tests in the panel, made over REST. */

interface Sale {
  ticketId: number;
  quantity: number;
  method: 'offline' | 'test';
  buyer: string;
  /** What the test provider is to do of its refunds. */
  token?: string;
}

interface Rest {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
}

/** A web site that sells tickets of the server at `url`, and may do everything over REST. */
export async function openShop(url: string, admin: AdminApi) {
  const made = await admin('POST', '/admin/api-tokens', {
    name: 'Shop',
    description: '',
    type: 'full-access',
    lifespan: null,
  });
  const { accessKey } = made.body.data as { accessKey: string };

  async function send(path: string, body: object, cart = ''): Promise<Rest> {
    const answer = await fetch(`${url}/api/svc/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${accessKey}`,
        ...(cart && { 'x-api-cart': cart }),
      },
      body: JSON.stringify(body),
    });
    const read = (await answer.json()) as Rest['body'];
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(read)}`);
    return { status: answer.status, headers: answer.headers, body: read };
  }

  return {
    /** A published event with one ticket; the ticket's id. `more` is what else the event says. */
    async openEvent(title: string, ticket: string, price = '12.50', more = {}): Promise<number> {
      const { body: event } = await send('events/v1/events', {
        title,
        start_date: '2030-06-14 20:00:00',
        end_date: '2030-06-14 22:30:00',
        status: 'publish',
        ...more,
      });
      const type = Number(price) > 0 ? 'paid' : 'free';
      const fields = { title: ticket, event_id: event.id, type, price };
      return (await send('tickets/v1/tickets', fields)).body.id as number;
    },

    /** Another ticket of an event; its id. */
    async addTicket(eventId: number, title: string, fields: object): Promise<number> {
      const ticket = { title, event_id: eventId, type: 'paid', price: '12.50', ...fields };
      return (await send('tickets/v1/tickets', ticket)).body.id as number;
    },

    /** By default for every event, and for as many places as people want. */
    openVoucher: (fields: { code: string; percent: number; max_places?: number }) =>
      send('tickets/v1/vouchers', fields),

    /** Somebody else buys a place with it. */
    async useUp(code: string, ticketId: number): Promise<void> {
      const cart = await send('tickets/v1/cart', { ticket_id: ticketId, quantity: 1 });
      const token = cart.headers.get('x-api-cart')!;
      await send('tickets/v1/cart/voucher', { code }, token);
      const buyer = { buyer_name: 'Somebody Else', buyer_email: 'else@example.test' };
      const paying = { payment_method: 'test', payment_token: 'tok_ok' };
      await send('tickets/v1/checkout', { ...buyer, ...paying }, token);
    },

    /** An order; its id. */
    async sell({ ticketId, quantity, method, buyer, token = 'tok_ok' }: Sale): Promise<number> {
      const cart = await send('tickets/v1/cart', { ticket_id: ticketId, quantity });
      const paid = await send(
        'tickets/v1/checkout',
        {
          buyer_name: buyer,
          buyer_email: `${buyer.split(' ')[0]!.toLowerCase()}@example.test`,
          payment_method: method,
          payment_token: token,
        },
        cart.headers.get('x-api-cart')!,
      );
      return paid.body.order_id as number;
    },

    changeEvent: (id: number, body: object) => send(`events/v1/events/${id}`, body),

    askBack: (orderId: number, reason: string) =>
      send('tickets/v1/refund-requests', { order_id: orderId, reason }),
  };
}
