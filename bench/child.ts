import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { appDir, environment } from './environment';
import type { Accounts } from './accounts';
import type { Facts } from './facts';

/** Processor time in milliseconds and the most memory it has had in bytes, since its start. */
export interface Usage {
  cpuTime: number;
  peakMemory: number;
}

/** A service with a database of so many events, in a process of its own. */
export interface Server {
  events: number;
  url: string;
  facts: Facts;
  accounts: Accounts;
  usage(): Promise<Usage>;
  stop(): void;
}

async function answerOf<T>(child: ChildProcess): Promise<T> {
  const waiting = new AbortController();
  const { signal } = waiting;
  const failed = once(child, 'exit', { signal }).then(() => {
    throw new Error('The service that is measured has ended.');
  });
  failed.catch(() => undefined);
  const [answer] = (await Promise.race([once(child, 'message', { signal }), failed])) as [T];
  waiting.abort();
  return answer;
}

/** `BENCH_NODE_OPTIONS` is for profiling: what Node is to be started with. */
export async function startServer(events: number): Promise<Server> {
  const child = fork(path.join(__dirname, 'server.js'), {
    cwd: appDir,
    env: environment(events),
    execArgv: process.env.BENCH_NODE_OPTIONS?.split(' ').filter(Boolean) ?? [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  type Start = Pick<Server, 'facts' | 'accounts'> & { port: number };
  const { port, facts, accounts } = await answerOf<Start>(child);
  return {
    events,
    url: `http://127.0.0.1:${port}`,
    facts,
    accounts,
    usage() {
      child.send('usage');
      return answerOf<Usage>(child);
    },
    stop: () => child.disconnect(),
  };
}
