import type { Server } from './child';
import { loadFor } from './load';
import type { BenchOptions } from './options';
import { type Measure, medianOf, medianRatio } from './statistics';

/** One way to ask for page 1 of the list. */
interface Way {
  way: string;
  path: string;
  authorization?: string;
}

/** What it costs: requests per second to those of the first way, a guest's. */
export interface WayResult {
  way: string;
  events: number;
  measure: Measure;
  toGuest: number;
}

const list = '/api/svc/events/v1/events';

/** All of them in turns. */
async function measureWays(
  server: Server,
  ways: Way[],
  options: BenchOptions,
): Promise<WayResult[]> {
  const measured = ways.map((one) => ({ ...one, rounds: [] as Measure[] }));
  for (const { path, authorization } of ways) await loadFor(server, [path], 1, authorization);
  for (let round = 0; round < options.rounds; round += 1) {
    for (const { path, authorization, rounds } of measured) {
      rounds.push(await loadFor(server, [path], options.roundLength, authorization));
    }
  }
  return measured.map(({ way, rounds }) => ({
    way,
    events: server.events,
    measure: medianOf(rounds),
    toGuest: medianRatio(rounds, measured[0]!.rounds, 'perSecond'),
  }));
}

/** The same list as a guest, with an application password, and with the account's password. */
export function measureSignIn(server: Server, options: BenchOptions): Promise<WayResult[]> {
  const { application, account } = server.accounts;
  const ways: Way[] = [
    { way: 'guest', path: list },
    { way: 'application password', path: list, authorization: application },
    { way: 'account password, warm', path: list, authorization: account },
  ];
  return measureWays(server, ways, options);
}

export const everything = 'everything embedded';

/** The list by itself, and with what its events name. */
export function measureEmbedded(server: Server, options: BenchOptions): Promise<WayResult[]> {
  const ways: Way[] = [
    { way: 'bare', path: list },
    { way: 'venue embedded', path: `${list}?_embed=venue` },
    { way: 'tickets embedded', path: `${list}?_embed=tickets` },
    { way: everything, path: `${list}?_embed` },
  ];
  return measureWays(server, ways, options);
}
