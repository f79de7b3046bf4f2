import autocannon from 'autocannon';
import type { Server } from './child';
import { type Measure, percentile } from './statistics';

const connections = 10;
const patience = 120;

interface Limit {
  duration?: number;
  amount?: number;
}

type LoadedServer = Pick<Server, 'url' | 'usage'>;

/** One of the requests of a round. */
export interface Ask {
  path: string;
  headers?: Record<string, string>;
}

/**
 * Waking up a process that sleeps costs the one that writes to it as much as a small answer does, and more on a virtual
 * machine. Who is measured writes to clients that are elsewhere: what makes the load here is awake as long as it does.
 * @returns what lets it sleep again
 */
function stayAwake(): () => void {
  let isAwake = true;
  const look = () => {
    if (isAwake) setImmediate(look);
  };
  look();
  return () => {
    isAwake = false;
  };
}

async function run(url: string, asks: Ask[], limit: Limit, status = 200) {
  const times: number[] = [];
  let others = 0;
  const alone = limit.amount !== undefined;
  const sleep = stayAwake();
  const running = autocannon({
    url,
    connections: alone ? 1 : connections,
    timeout: patience,
    requests: asks,
    ...limit,
  });
  running.on('response', (_client, answered, _bytes, milliseconds) => {
    times.push(milliseconds);
    if (answered !== status) others += 1;
  });
  const { errors, timeouts, duration } = await Promise.resolve(running).finally(sleep);
  if (errors + timeouts + others > 0) {
    throw new Error(
      `${asks[0]?.path}: ${others} answers were not ${status}, ${errors + timeouts} failed.`,
    );
  }
  return { times, duration };
}

/** One round of ten connections, whose answers have this status; the times are taken here, because the tool's own are whole milliseconds. */
export async function loadWith(
  server: LoadedServer,
  asks: Ask[],
  { seconds, status }: { seconds: number; status: number },
): Promise<Measure> {
  const before = await server.usage();
  const { times, duration } = await run(server.url, asks, { duration: seconds }, status);
  const after = await server.usage();
  times.sort((a, b) => a - b);
  return {
    perSecond: times.length / duration,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    cpu: (after.cpuTime - before.cpuTime) / times.length,
  };
}

/** One round, signed in where `authorization` says so. */
export function loadFor(
  server: LoadedServer,
  paths: string[],
  seconds: number,
  authorization?: string,
): Promise<Measure> {
  const headers = authorization ? { headers: { authorization } } : {};
  const asks = paths.map((path) => ({ path, ...headers }));
  return loadWith(server, asks, { seconds, status: 200 });
}

/** How long one request takes by itself, in milliseconds: the best of three. */
export async function timeAlone(url: string, asks: Ask[]): Promise<number> {
  const { times } = await run(url, asks, { amount: 3 });
  return Math.min(...times);
}
