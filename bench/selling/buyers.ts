/* The process that buys, so that buyers and the service do not wait for each other's event loop. */
import { connect, expectStatus, type Send } from '../connection';
import { answerQuestions, runProcess } from '../process';
import { emptyRoute } from '../yardsticks';
import { repeat, type Times } from './repeat';
import type { Load } from './shop';

const cartHeader = 'X-API-Cart';

/** A new guest each time: two places into the cart, and paid. */
async function buy(send: Send, ticketId: number): Promise<void> {
  const added = await send({
    method: 'POST',
    path: '/api/svc/tickets/v1/cart',
    body: { ticket_id: ticketId, quantity: 2 },
  });
  expectStatus(200, 'POST cart', added);
  const order = {
    buyer_name: 'Ada Buyer',
    buyer_email: 'ada@example.test',
    payment_method: 'test',
    payment_token: 'tok_ok',
  };
  const paid = await send({
    method: 'POST',
    path: '/api/svc/tickets/v1/checkout',
    body: order,
    headers: { [cartHeader]: String(added.headers[cartHeader.toLowerCase()]) },
  });
  expectStatus(201, 'POST checkout', paid);
}

async function askNothing(send: Send): Promise<void> {
  expectStatus(200, 'The empty route', await send({ method: 'GET', path: emptyRoute }));
}

/** Connections are open before the clock starts: a service that is busy takes new ones in one after the other. */
async function load({ urls, buyers, seconds, ticketId }: Load): Promise<Times> {
  const connections = Array.from({ length: buyers }, (_, buyer) =>
    connect(urls[buyer % urls.length]!),
  );
  await Promise.all(connections.map(askNothing));
  const visits = connections.map((send) =>
    ticketId === null ? () => askNothing(send) : () => buy(send, ticketId),
  );
  return repeat(visits, seconds);
}

runProcess(() => {
  answerQuestions(null, { load });
  return Promise.resolve();
});
