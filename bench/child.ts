import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Accounts } from './accounts';
import { appDir, environment } from './environment';
import type { Facts } from './facts';

/** Processor time in milliseconds and the most memory it has had in bytes, since its start. */
export interface Usage {
  cpuTime: number;
  peakMemory: number;
}

/** What a process is asked, and what it says. */
export interface Question {
  name: string;
  about?: unknown;
}

export type Message = { answer: unknown } | { error: string };

/** A process of the benchmark's own, which is asked one thing at a time. */
export interface Child<Start> {
  /** What it said when it was ready. */
  start: Start;
  ask<T>(name: string, about?: unknown): Promise<T>;
  stop(): Promise<void>;
}

async function answerOf<T>(child: ChildProcess): Promise<T> {
  const waiting = new AbortController();
  const { signal } = waiting;
  const failed = once(child, 'exit', { signal }).then(() => {
    throw new Error('A process of the benchmark has ended.');
  });
  failed.catch(() => undefined);
  const [message] = (await Promise.race([once(child, 'message', { signal }), failed])) as [Message];
  waiting.abort();
  if ('error' in message) throw new Error(message.error);
  return message.answer as T;
}

/** Starts a script of this folder and waits until it is ready. */
export async function startChild<Start>(
  script: string,
  env: NodeJS.ProcessEnv,
  execArgv: string[] = [],
): Promise<Child<Start>> {
  const child = fork(path.join(__dirname, script), {
    cwd: appDir,
    env,
    execArgv,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return {
    start: await answerOf<Start>(child),
    ask<T>(name: string, about?: unknown) {
      child.send({ name, about } satisfies Question);
      return answerOf<T>(child);
    },
    async stop() {
      if (!child.connected) return;
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

/** `BENCH_NODE_OPTIONS` is for profiling: what Node is to be started with where it serves. */
export function startService<Start>(script: string, env: NodeJS.ProcessEnv): Promise<Child<Start>> {
  const options = process.env.BENCH_NODE_OPTIONS?.split(' ').filter(Boolean) ?? [];
  return startChild<Start>(script, env, options);
}

/** A service with a database of so many events, in a process of its own. */
export interface Server {
  events: number;
  url: string;
  facts: Facts;
  accounts: Accounts;
  usage(): Promise<Usage>;
  /** Sees to it that a thousand places of each of these tickets can be had. */
  addPlaces(ticketIds: number[]): Promise<void>;
  /** From then on mails and hooks are written down and wait. */
  stopDeliveries(): Promise<void>;
  stop(): Promise<void>;
}

/** With settings of its own, where they are given. */
export async function startServer(
  events: number,
  settings: Record<string, string> = {},
): Promise<Server> {
  type Start = Pick<Server, 'facts' | 'accounts'> & { port: number };
  const child = await startService<Start>('server.js', {
    ...environment(events),
    ...settings,
  });
  const { port, facts, accounts } = child.start;
  return {
    events,
    url: `http://127.0.0.1:${port}`,
    facts,
    accounts,
    usage: () => child.ask<Usage>('usage'),
    addPlaces: (ticketIds) => child.ask('addPlaces', ticketIds),
    stopDeliveries: () => child.ask('stopDeliveries'),
    stop: () => child.stop(),
  };
}
