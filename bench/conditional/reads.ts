import type { Server } from '../child';
import type { Ask } from '../load';
import { scenariosOf, single } from '../scenarios';

/** Requests of one kind, and the status that all of them are answered with. */
export interface Read {
  name: string;
  asks: Ask[];
  status: 200 | 304;
  /** What is wanted, of the requests per second of the empty route. */
  wanted?: number;
  /** Commits per second that another process makes meanwhile. */
  commits?: number;
}

const wantedUnchanged = 0.8;
const wantedDoc = 0.5;

/** The requests of who has the answers already. */
async function unchanged(server: Server, paths: string[]): Promise<Ask[]> {
  const asks: Ask[] = [];
  for (const path of paths) {
    const answer = await fetch(`${server.url}${path}`);
    await answer.arrayBuffer();
    const tag = answer.headers.get('etag');
    if (!tag) throw new Error(`${path} has no tag.`);
    asks.push({ path, headers: { 'if-none-match': tag } });
  }
  return asks;
}

async function ticketPaths(server: Server): Promise<string[]> {
  const list = '/api/svc/tickets/v1/tickets';
  const answer = await fetch(`${server.url}${list}?per_page=100&_fields=id`);
  return ((await answer.json()) as { id: number }[]).map(({ id }) => `${list}/${id}`);
}

/** All that is measured beside the empty route. */
export async function readsOf(server: Server): Promise<Read[]> {
  const scenarios = scenariosOf(server.facts);
  const paths = (name: string) => scenarios.find((scenario) => scenario.name === name)!.ours;
  const list = paths('list, page 1');
  const venues = server.facts.venues.map((id) => `/api/svc/events/v1/venues/${id}`);
  const docs = ['/api/svc/events/v1/doc', '/api/svc/tickets/v1/doc'];
  const read = async (name: string, of: string[], wanted?: number, commits?: number) =>
    ({ name, asks: await unchanged(server, of), status: 304, wanted, commits }) satisfies Read;
  return [
    await read('304, list, page 1', list, wantedUnchanged),
    await read('304, list, a date window', paths('list, a date window'), wantedUnchanged),
    await read('304, single event', paths(single), wantedUnchanged),
    await read('304, single venue', venues, wantedUnchanged),
    await read('304, single ticket', await ticketPaths(server)),
    await read('304, list, page 1, beside 20 commits a second', list, undefined, 20),
    { name: 'list, page 1, whole', asks: list.map((path) => ({ path })), status: 200 },
    { name: 'doc, whole', asks: docs.map((path) => ({ path })), status: 200, wanted: wantedDoc },
    await read('304, doc', docs, wantedUnchanged),
  ];
}
