import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Environment } from './environment';
import { type SpawnedService, spawnService } from './spawn-service';

/** The request that took longest, and how long. */
export interface Longest {
  milliseconds: number;
  request: string;
}

export interface Measures {
  /** Bytes in use after a collection. */
  kept: number;
  /** Of the processor's time. It means something only of requests that come one after the other. */
  processor: Longest;
  clock: Longest;
}

export interface MeasuredService extends SpawnedService {
  /** What it keeps now, and the longest requests since the last time. */
  measure(): Promise<Measures>;
}

const patience = 10_000;

function measuresIn(printed: string): Measures[] {
  return [...printed.matchAll(/^measured (\{.*\})$/gm)].map(
    ([, json]) => JSON.parse(json!) as Measures,
  );
}

/** A service in a process of its own, whose memory and time have nobody else's in them. */
export async function spawnMeasured(env: Environment): Promise<MeasuredService> {
  const required = path.join(__dirname, 'measure-requests.cjs');
  const service = await spawnService({ ...env, NODE_OPTIONS: `--require=${required}` });
  const measure = async () => {
    const { length } = measuresIn(service.printed());
    service.process.kill('SIGUSR2');
    for (const deadline = Date.now() + patience; Date.now() < deadline;) {
      await sleep(50);
      const measures = measuresIn(service.printed())[length];
      if (measures) return measures;
    }
    throw new Error(`The service does not measure itself. It printed:\n${service.printed()}`);
  };
  return { ...service, measure };
}
