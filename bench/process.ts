import { createStrapi } from '@strapi/strapi';
import type { Core } from '@strapi/strapi';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Message, Question, Usage } from './child';
import { appDir } from './environment';

/*
 * The other side of child.ts: what the processes of the benchmark have in common.
 */

/** Processor time and memory of this process. */
export function usage(): Usage {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  return { cpuTime: (userCPUTime + systemCPUTime) / 1000, peakMemory: maxRSS * 1024 };
}

/** The service as in production, neither registered nor started yet; of another folder than this project's where one is given. */
export function createService(project = appDir): Core.Strapi {
  const distDir = path.join(project, 'dist');
  const strapi = createStrapi({ appDir: project, distDir, serveAdminPanel: false });
  strapi.log.level = 'warn';
  return strapi;
}

export function portOf(strapi: Core.Strapi): number {
  return (strapi.server.httpServer.address() as AddressInfo).port;
}

function tell(message: Message): void {
  process.send?.(message);
}

async function reply(work: () => unknown): Promise<void> {
  try {
    tell({ answer: await work() });
  } catch (error) {
    tell({ error: error instanceof Error ? error.message : String(error) });
  }
}

/** Says that this process is ready, and answers what it is asked until nobody is there to ask. */
export function answerQuestions<Names extends string>(
  start: unknown,
  answers: Record<Names, (about: never) => unknown>,
): void {
  process.on('message', ({ name, about }: Question) => {
    void reply(() => answers[name as Names](about as never));
  });
  process.on('disconnect', () => process.exit(0));
  tell({ answer: start });
}

/** Runs a process of the benchmark; without it the run is over. */
export function runProcess(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
}
