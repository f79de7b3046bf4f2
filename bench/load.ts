import autocannon from 'autocannon';
import type { Server } from './child';
import { type Measure, percentile } from './statistics';

const connections = 10;
const patience = 120;

interface Limit {
  duration?: number;
  amount?: number;
}

async function run(url: string, paths: string[], limit: Limit, authorization?: string) {
  const times: number[] = [];
  const headers = authorization ? { headers: { authorization } } : {};
  const requests = paths.map((path) => ({ path, ...headers }));
  const alone = limit.amount !== undefined;
  const running = autocannon({
    url,
    connections: alone ? 1 : connections,
    timeout: patience,
    requests,
    ...limit,
  });
  running.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
  const { errors, timeouts, non2xx, duration } = await running;
  if (errors + timeouts + non2xx > 0) {
    throw new Error(`${paths[0]}: ${non2xx} answers were not 2xx, ${errors + timeouts} failed.`);
  }
  return { times, duration };
}

/** One round of ten connections, signed in where `authorization` says so; the times are taken here, because the tool's own are whole milliseconds. */
export async function loadFor(
  server: Server,
  paths: string[],
  seconds: number,
  authorization?: string,
): Promise<Measure> {
  const before = await server.usage();
  const { times, duration } = await run(server.url, paths, { duration: seconds }, authorization);
  const after = await server.usage();
  times.sort((a, b) => a - b);
  return {
    perSecond: times.length / duration,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    cpu: (after.cpuTime - before.cpuTime) / times.length,
  };
}

/** How long one request takes by itself, in milliseconds: the best of three. */
export async function timeAlone(url: string, paths: string[]): Promise<number> {
  const { times } = await run(url, paths, { amount: 3 });
  return Math.min(...times);
}
