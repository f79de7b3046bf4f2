import { createServer } from 'node:net';

const portsOfEach = 100;
const shares = 100;
const share = (process.ppid * 8 + Number(process.env.JEST_WORKER_ID ?? 0)) % shares;
/** Below those that the system gives away. */
const firstPort = 20_000 + share * portsOfEach;
let asked = 0;

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/**
 * A port that nobody listens at. Each worker of Jest has some of its own: what the system gives to one could be given to
 * another before a server listens there, and the test would speak with the server of the other.
 */
export async function freePort(): Promise<number> {
  for (; asked < portsOfEach; asked += 1) {
    const port = firstPort + asked;
    if (await isFree(port)) {
      asked += 1;
      return port;
    }
  }
  throw new Error(`No port is free from ${firstPort} on.`);
}
