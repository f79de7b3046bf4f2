import { once } from 'node:events';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Environment } from './environment';

/** For a service in a process of its own: adds the paths of failing-paths.cjs. */
export const failing: Environment = {
  NODE_OPTIONS: `--require=${path.join(__dirname, 'failing-paths.cjs')}`,
};

export interface FailingAnswer {
  status: number;
  said: unknown;
  connection: string | null;
}

/** Asks for one of these paths. */
export async function ask(url: string, name: string): Promise<FailingAnswer> {
  const answer = await fetch(`${url}/fail/${name}`);
  const { said } = (await answer.json()) as { said: unknown };
  return { status: answer.status, said, connection: answer.headers.get('connection') };
}

/** The id of the process that answers. */
export async function pidAt(url: string): Promise<number> {
  return (await ask(url, 'pid')).said as number;
}

/** Whether there is such a process still. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Whether a new connection is accepted. */
export async function accepts(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isOpen;
}

/** Waits until it is so; in milliseconds, how long at the most. */
export async function until(
  what: () => boolean | Promise<boolean>,
  patience: number,
): Promise<void> {
  const deadline = Date.now() + patience;
  while (!(await what())) {
    if (Date.now() > deadline) throw new Error(`Not within ${patience} ms: ${what.toString()}`);
    await sleep(50);
  }
}

/** How often a text is in another. */
export function countOf(part: string, text: string): number {
  return text.split(part).length - 1;
}
