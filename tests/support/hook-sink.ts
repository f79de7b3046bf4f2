import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { stopLater } from '#svc/testing/cleanup';

export interface HookSink {
  /** The fact ids of what it was told, in order. */
  told: string[];
  /** For the process that is to tell it. */
  env: Record<string, string>;
  /** When it is first told something. */
  first: Promise<void>;
}

/** Hears what a service in another process tells its listeners. */
export async function startHookSink(): Promise<HookSink> {
  const told: string[] = [];
  let begin: () => void;
  const first = new Promise<void>((resolve) => (begin = resolve));
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      told.push((JSON.parse(body) as { fact_id: string }).fact_id);
      begin();
      response.end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  stopLater(
    () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  const { port } = server.address() as AddressInfo;
  const env = {
    HOOK_SINK: `http://127.0.0.1:${port}`,
    NODE_OPTIONS: `--require=${path.join(__dirname, 'tell-hook-sink.cjs')}`,
  };
  return { told, env, first };
}
