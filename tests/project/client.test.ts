import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import createClient from 'openapi-fetch';
import type { paths as EventPaths } from '../../packages/client/schema/svc-events';
import type {
  Cart,
  GuestOrder,
  paths as TicketPaths,
  Ticket,
} from '../../packages/client/schema/svc-tickets';
import { projectRoot, type Service, startService } from '../support';
import { makeSignedIn } from '../support/events';
import { makeShopTicket } from '../support/shop';

/*
 * A client as somebody else writes one: with the generated types and nothing else of ours. What it may ask and read is
 * checked when the tests are compiled (`npm run typecheck`), what it gets when they run.
 */

let service: Service;
let eventId: number;

beforeAll(async () => {
  service = await startService({ env: { PAYMENT_TEST_PROVIDER: 'true' } });
  const manager = await makeSignedIn(service, 'event-manager', 'Mona');
  const concert = { title: 'A concert' };
  ({ eventId } = await makeShopTicket(service, manager, { title: 'A seat' }, concert));
});

function client() {
  return createClient<EventPaths & TicketPaths>({ baseUrl: `${service.url}/api` });
}

const buyer = { buyer_name: 'Ada', buyer_email: 'ada@example.test' };

test('the types in the repository are those of the declarations: `npm run client` (6.5)', async () => {
  const script = path.join(projectRoot, 'dist/scripts/client.js');
  const run = promisify(execFile)(process.execPath, [script, '--check'], { cwd: projectRoot });
  const files = ['svc-events', 'svc-tickets', 'svc-auth'];
  expect((await run).stdout).toBe(
    files.map((name) => `packages/client/schema/${name}.d.ts: up to date\n`).join(''),
  );
});

test('a client with these types finds an event, buys, and sees the order (4.2, 4.9, 4.15, 6.5)', async () => {
  const api = client();

  const events = await api.GET('/svc/events/v1/events', {
    params: { query: { search: 'concert', featured: false, per_page: 5 } },
  });
  const [event] = events.data ?? [];
  expect([event?.id, event?.title, event?.cost]).toEqual([eventId, 'A concert', '$12.50']);
  expect(events.response.headers.get('X-API-Total')).toBe('1');

  const tickets = await api.GET('/svc/tickets/v1/tickets', {
    params: { query: { event_id: [eventId], type: 'paid' } },
  });
  const ticket: Ticket = tickets.data![0]!;

  const added = await api.POST('/svc/tickets/v1/cart', {
    body: { ticket_id: ticket.id, quantity: 2 },
  });
  const cart: Cart = added.data!;
  expect([cart.total, cart.items[0]?.price]).toEqual(['25.00', '12.50']);
  expect(Date.parse(cart.expires_at ?? '')).toBeGreaterThan(0);
  const token = added.response.headers.get('X-API-Cart') ?? '';

  const bought = await api.POST('/svc/tickets/v1/checkout', {
    params: { header: { 'X-API-Cart': token, 'Idempotency-Key': 'a purchase' } },
    body: { ...buyer, payment_method: 'test', payment_token: 'tok_ok' },
  });
  expect([bought.response.status, bought.data?.status]).toEqual([201, 'completed']);

  const address = new URL(bought.data!.confirmation_url);
  const opened = await api.GET('/svc/tickets/v1/guest-order', {
    params: { query: { token: address.searchParams.get('token') ?? '' } },
  });
  const order: GuestOrder = opened.data!;
  expect(order).toMatchObject({ order_id: bought.data!.order_id, total: '25.00', currency: 'USD' });
  expect(order.attendees.map(({ attendee_id: id }) => id)).toEqual(bought.data!.attendee_ids);
});

test('it reads an error by its code, which says what else is in it (1.3, 1.4, 6.5)', async () => {
  const { error } = await client().POST('/svc/tickets/v1/checkout', { body: { buyer_name: '' } });
  // Each line compiles only where the code has said what `params` is.
  if (error?.code === 'rest_invalid_param') throw new Error(Object.keys(error.data.params)[0]);
  if (error?.code !== 'rest_missing_callback_param') throw new Error(error?.message);
  expect(error.data.params.join(' and ')).toBe('buyer_email');
});

test('it sends ids the way it likes to, repeated or with commas (2.9, 6.5)', async () => {
  const query = { categories: [4711, 4712], tags: [4713] };
  const repeated = await client().GET('/svc/events/v1/events', { params: { query } });
  const joined = await client().GET('/svc/events/v1/events', {
    params: { query },
    querySerializer: { array: { style: 'form', explode: false } },
  });
  expect([repeated.data, joined.data]).toEqual([[], []]);
});

test('the compiler refuses what the service would refuse (6.5)', async () => {
  const api = client();
  // @ts-expect-error -- no such status
  const status = await api.GET('/svc/events/v1/events', { params: { query: { status: 'open' } } });
  // @ts-expect-error -- quantity is missing
  const quantity = await api.POST('/svc/tickets/v1/cart', { body: { ticket_id: 1 } });
  expect([status.error?.code, quantity.error?.code]).toEqual([
    'rest_invalid_param',
    'rest_missing_callback_param',
  ]);
});
