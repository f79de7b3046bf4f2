import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { stopLater } from '#svc/testing/cleanup';

/** What a request was, and what it was answered. */
export interface Booked {
  key: string;
  status: number;
  body: { fact_id: string; order_id: number } & Record<string, unknown>;
}

type Behaviour = (body: Booked['body']) => number | Promise<number>;

/** Somebody else's system, which hears of orders. It answers 200 unless it is told otherwise. */
export async function startLedger() {
  const requests: Booked[] = [];
  let behave: Behaviour = () => 200;
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => (text += String(chunk)));
    request.on('end', () => {
      const body = JSON.parse(text) as Booked['body'];
      const answer = async () => {
        const status = await behave(body);
        requests.push({ key: String(request.headers['idempotency-key']), status, body });
        response.writeHead(status).end();
      };
      void answer();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  stopLater(async () => {
    server.close();
    server.closeAllConnections();
    await Promise.resolve();
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    booked: () => requests.filter(({ status }) => status === 200),
    behave: (how: Behaviour) => (behave = how),
    reset() {
      requests.length = 0;
      behave = () => 200;
    },
    /** Waits for as many requests, a few seconds at most. */
    async heard(count: number) {
      for (let round = 0; round < 100 && requests.length < count; round += 1) await sleep(50);
    },
  };
}

export type Ledger = Awaited<ReturnType<typeof startLedger>>;
