import { anyone } from '../../../rest/access';
import { endpoint, routesOf } from '../../../rest/endpoint';
import type { Reply } from '../../../rest/reply';
import { integer, required } from '../../../rest/schema';
import type { Cart } from '../domain/cart';
import {
  cartAnswerHeaders,
  cartHeaders,
  type CartRequest,
  cartRequestHeaders,
  identifyCart,
} from '../http/owner';
import { cartOnWire, cartOutput } from '../http/presenter';
import { type CartChange, changeCart, clearCart, readCart } from '../services/cart';
import type { CartOwner } from '../services/cart-rows';

const path = 'svc/tickets/v1/cart';

/** Does something with the cart of whoever asks, and answers with all of it. */
async function withCart(request: CartRequest, work: (owner: CartOwner) => Promise<Cart>) {
  const identified = await identifyCart(request);
  const cart = await work(identified.owner);
  const headers = cartHeaders(identified, request);
  return { status: 200, body: cartOnWire(cart), headers } satisfies Reply;
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
  answerHeaders: cartAnswerHeaders,
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
  answerHeaders: cartAnswerHeaders,
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
  answerHeaders: cartAnswerHeaders,
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
  answerHeaders: cartAnswerHeaders,
  output: cartOutput,
  problems: ['cartBusy'],
  handle: (request) => withCart(request, clearCart),
});

export default routesOf([show, add, set, clear]);
