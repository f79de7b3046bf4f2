import { anyone } from '../../access/requirements';
import { endpoint, routesOf } from '../../kit/endpoint';
import type { Reply } from '../../kit/reply';
import { integer, required } from '../../kit/schema';
import type { Cart } from './domain/cart';
import {
  cartResponseHeaders,
  cartHeaders,
  type CartRequest,
  cartRequestHeaders,
  identifyCart,
} from './identify-cart';
import { presentCart, cartOutput } from './presenter';
import { applyVoucher, removeVoucher } from './operations/apply-voucher';
import { voucherBody } from './voucher-body';
import { type CartChange, changeCart, clearCart, readCart } from './operations/change-cart';
import type { CartOwner } from './queries/carts';

const path = 'svc/tickets/v1/cart';

/** Does something with the cart of whoever asks, and answers with all of it. */
async function withCart(request: CartRequest, work: (owner: CartOwner) => Promise<Cart>) {
  const identified = await identifyCart(request);
  const cart = await work(identified.owner);
  const headers = cartHeaders(identified);
  return { status: 200, body: presentCart(cart), headers } satisfies Reply;
}

const ticketId = required(integer({ min: 1 }));

type ChangeRequest = CartRequest & { body: { ticket_id?: number; quantity?: number } };

function change(request: ChangeRequest, mode: CartChange['mode']): Promise<Reply> {
  const { ticket_id: id = 0, quantity = 0 } = request.body;
  return withCart(request, (owner) => changeCart(owner, { ticketId: id, quantity, mode }));
}

const show = endpoint({
  method: 'GET',
  path,
  summary: 'Get your cart',
  access: anyone,
  headers: cartRequestHeaders,
  responseHeaders: cartResponseHeaders,
  output: cartOutput,
  problems: ['cartBusy'],
  handle: (request) => withCart(request, readCart),
});

const add = endpoint({
  method: 'POST',
  path,
  operationId: 'addToCart',
  summary: 'Put places of a ticket into your cart, on top of what is in it; they are held for you',
  access: anyone,
  body: { ticket_id: ticketId, quantity: required(integer({ min: 1 })) },
  headers: cartRequestHeaders,
  responseHeaders: cartResponseHeaders,
  output: cartOutput,
  problems: ['notFound', 'cannotCreate', 'cartBusy'],
  handle: (request) => change(request, 'add'),
});

const set = endpoint({
  method: 'PUT',
  path,
  operationId: 'setInCart',
  summary: 'Set how many places of a ticket are in your cart; 0 takes it out',
  access: anyone,
  body: { ticket_id: ticketId, quantity: required(integer()) },
  headers: cartRequestHeaders,
  responseHeaders: cartResponseHeaders,
  output: cartOutput,
  problems: ['notFound', 'cannotCreate', 'cartBusy'],
  handle: (request) => change(request, 'set'),
});

const clear = endpoint({
  method: 'DELETE',
  path,
  operationId: 'emptyCart',
  summary: 'Take everything out of your cart',
  access: anyone,
  headers: cartRequestHeaders,
  responseHeaders: cartResponseHeaders,
  output: cartOutput,
  problems: ['cartBusy'],
  handle: (request) => withCart(request, clearCart),
});

const voucherPath = `${path}/voucher`;

const putVoucher = endpoint({
  method: 'POST',
  path: voucherPath,
  operationId: 'applyVoucher',
  summary: 'Put a voucher on your cart, in the place of one that is on it; the hold is not renewed',
  access: anyone,
  body: voucherBody,
  headers: cartRequestHeaders,
  responseHeaders: cartResponseHeaders,
  output: cartOutput,
  problems: ['notFound', 'cannotCreate', 'cartBusy'],
  handle(request) {
    const { body, clientAddress } = request;
    return withCart(request, (owner) => applyVoucher(owner, body.code ?? '', { clientAddress }));
  },
});

const takeVoucherOff = endpoint({
  method: 'DELETE',
  path: voucherPath,
  operationId: 'removeVoucher',
  summary: 'Take the voucher off your cart: everything costs what it did before',
  access: anyone,
  headers: cartRequestHeaders,
  responseHeaders: cartResponseHeaders,
  output: cartOutput,
  problems: ['cartBusy'],
  handle: (request) => withCart(request, removeVoucher),
});

export default routesOf([show, add, set, clear, putVoucher, takeVoucherOff]);
