/* The process that buys, so that buyers and the service do not wait for each other's event loop. */
import { Agent, request } from 'node:http';
import { answerQuestions, runProcess } from '../process';
import { emptyRoute } from '../yardsticks';
import { repeat, type Times } from './repeat';
import type { Load } from './shop';

interface Answer {
  status: number;
  cartToken: string;
}

type Send = (method: string, path: string, body?: object, cartToken?: string) => Promise<Answer>;

const cartHeader = 'X-API-Cart';

/** A connection of its own, which stays open. */
function connect(url: string): Send {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return (method, path, body, cartToken) =>
    new Promise((resolve, reject) => {
      const payload = body ? JSON.stringify(body) : '';
      const headers = {
        ...(body && { 'Content-Type': 'application/json', 'Content-Length': payload.length }),
        ...(cartToken && { [cartHeader]: cartToken }),
      };
      const sent = request(`${url}${path}`, { method, agent, headers }, (answer) => {
        const token = answer.headers[cartHeader.toLowerCase()];
        answer.resume();
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            cartToken: typeof token === 'string' ? token : '',
          }),
        );
      });
      sent.on('error', reject);
      sent.end(payload);
    });
}

function expectStatus(wanted: number, what: string, { status }: Answer): void {
  if (status !== wanted) throw new Error(`${what} was answered with ${status}.`);
}

/** A new guest each time: two places into the cart, and paid. */
async function buy(send: Send, ticketId: number): Promise<void> {
  const item = { ticket_id: ticketId, quantity: 2 };
  const added = await send('POST', '/api/svc/tickets/v1/cart', item);
  expectStatus(200, 'POST cart', added);
  const order = {
    buyer_name: 'Ada Buyer',
    buyer_email: 'ada@example.test',
    payment_method: 'test',
    payment_token: 'tok_ok',
  };
  const paid = await send('POST', '/api/svc/tickets/v1/checkout', order, added.cartToken);
  expectStatus(201, 'POST checkout', paid);
}

async function askNothing(send: Send): Promise<void> {
  expectStatus(200, 'The empty route', await send('GET', emptyRoute));
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
