import type { Server } from './child';
import { loadFor } from './load';
import type { BenchOptions } from './options';
import { type Measure, medianOf, medianRatio } from './statistics';

/** What signing in with each request costs: requests per second to those of the same GET by a guest. */
export interface SignInResult {
  way: string;
  events: number;
  measure: Measure;
  toGuest: number;
}

const path = ['/api/svc/events/v1/events'];

/** The same list as a guest, with an application password, and with the account's password, in turns. */
export async function measureSignIn(
  server: Server,
  options: BenchOptions,
): Promise<SignInResult[]> {
  const { application, account } = server.accounts;
  const ways = [
    { way: 'guest', authorization: undefined, rounds: [] as Measure[] },
    { way: 'application password', authorization: application, rounds: [] as Measure[] },
    { way: 'account password, warm', authorization: account, rounds: [] as Measure[] },
  ];
  for (const { authorization } of ways) await loadFor(server, path, 1, authorization);
  for (let round = 0; round < options.rounds; round += 1) {
    for (const { authorization, rounds } of ways) {
      rounds.push(await loadFor(server, path, options.roundLength, authorization));
    }
  }
  return ways.map(({ way, rounds }) => ({
    way,
    events: server.events,
    measure: medianOf(rounds),
    toGuest: medianRatio(rounds, ways[0]!.rounds, 'perSecond'),
  }));
}
