import { type Child, startService, type Usage } from '../child';
import { serviceEnvironment, testPayments } from '../environment';
import { fillDatabase, type SellingDatabase } from '../selling/databases';
import { percentile } from '../statistics';
import { administrator } from './administrator';
import type { Festival } from './fill';

/** What the panel asks for a screen. */
export interface PanelRequest {
  screen: string;
  path: string;
}

/** Times in milliseconds; queries without those that every request costs. */
export interface PanelResult extends PanelRequest {
  engine: string;
  p50: number;
  p95: number;
  /** Processor time of the service. */
  cpu: number;
  queries: number;
}

/** One after the other, as somebody who works there asks. */
const times = 100;
const warmUps = 20;

/** The host's, which ask who is there and what they may do. */
const emptyRoute = '/svc-admin/settings';

const day = (after: number) => new Date(Date.now() + after * 86_400_000).toISOString().slice(0, 10);

/** The first page of a list that the host shows, as it asks for it. */
const hostList = (type: string, sort: string, query = '') =>
  `/content-manager/collection-types/plugin::svc.${type}?page=1&pageSize=20&sort=${sort}${query}`;

/** What the box office looks through; the host reads these lists, and ours add what they show. */
function listRequests({ id, guest }: Festival): PanelRequest[] {
  const orders = (query?: string) => hostList('order', 'publicId:DESC', query);
  const attendees = (query?: string) => hostList('attendee', 'fullName:ASC', query);
  return [
    { screen: 'orders', path: orders() },
    { screen: 'orders of an event', path: orders(`&event=${id}`) },
    { screen: 'orders, searched by an address', path: orders('&_q=buyer7@example.test') },
    { screen: 'attendees', path: attendees() },
    { screen: 'attendees of an event', path: attendees(`&event=${id}`) },
    { screen: 'attendees, searched by what all have', path: attendees('&_q=guest') },
    {
      screen: 'attendees, searched by a name',
      path: attendees(`&_q=${encodeURIComponent(guest)}`),
    },
    { screen: 'refund requests', path: hostList('refund-request', 'publicId:DESC') },
    { screen: 'vouchers', path: hostList('voucher', 'code:ASC') },
    { screen: 'tickets', path: hostList('ticket', 'title:ASC') },
  ];
}

function requestsOf(festival: Festival): PanelRequest[] {
  const list = '/svc-admin/event-list';
  return [
    { screen: 'home: today and tomorrow', path: '/svc-admin/overview/today' },
    { screen: 'home: what waits', path: '/svc-admin/overview/waiting' },
    { screen: 'home: sales of seven days', path: '/svc-admin/overview/sales' },
    { screen: 'home: nearly sold out', path: '/svc-admin/overview/attention' },
    { screen: 'events, upcoming', path: `${list}?tab=upcoming` },
    { screen: 'events, page 100 of the past', path: `${list}?tab=past&page=100` },
    { screen: 'events, searched', path: `${list}?tab=upcoming&search=hall` },
    { screen: 'events of a month', path: `${list}?tab=past&from=${day(-30)}&to=${day(0)}` },
    { screen: 'calendar, a month', path: `/svc-admin/event-calendar?from=${day(0)}&to=${day(41)}` },
    { screen: 'calendar, a week', path: `/svc-admin/event-calendar?from=${day(0)}&to=${day(6)}` },
    { screen: 'sales of an event', path: `/svc-admin/events/${festival.documentId}/figures` },
    { screen: 'tickets of an event', path: `/svc-admin/events/${festival.documentId}/tickets` },
    { screen: 'counter', path: '/svc-admin/counter/events' },
    { screen: 'counter, searched', path: '/svc-admin/counter/events?search=hall' },
    { screen: 'counter, an event', path: `/svc-admin/counter/events/${festival.id}` },
    { screen: 'door, its events', path: '/svc-admin/door/events' },
    { screen: 'events to choose from', path: '/svc-admin/event-choices?search=a' },
    ...listRequests(festival),
  ];
}

type Ask = (path: string) => Promise<void>;

async function signIn(url: string): Promise<Ask> {
  const { email, password } = administrator;
  const answer = await fetch(`${url}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { data } = (await answer.json()) as { data: { token: string } };
  const headers = { authorization: `Bearer ${data.token}` };
  return async (path) => {
    const asked = await fetch(url + path, { headers });
    await asked.arrayBuffer();
    if (!asked.ok) throw new Error(`${path} was answered with ${asked.status}.`);
  };
}

async function measureRequest(child: Child<unknown>, ask: Ask, path: string) {
  for (let nth = 0; nth < warmUps; nth += 1) await ask(path);
  const counts: number[] = [];
  // The fewest of three: jobs ask meanwhile, too.
  for (let nth = 0; nth < 3; nth += 1) {
    const before = await child.ask<number>('countQueries');
    await ask(path);
    counts.push((await child.ask<number>('countQueries')) - before);
  }
  const queries = Math.min(...counts);
  const { cpuTime } = await child.ask<Usage>('usage');
  const taken: number[] = [];
  for (let nth = 0; nth < times; nth += 1) {
    const begun = performance.now();
    await ask(path);
    taken.push(performance.now() - begun);
  }
  const cpu = ((await child.ask<Usage>('usage')).cpuTime - cpuTime) / times;
  taken.sort((one, other) => one - other);
  return { queries, cpu, p50: percentile(taken, 0.5), p95: percentile(taken, 0.95) };
}

/** Each request of the panel on a busy house of this engine. */
export async function measureHouse(
  database: SellingDatabase,
  events: number,
): Promise<PanelResult[]> {
  fillDatabase(database, events);
  const child = await startService<{ port: number }>('panel/server.js', {
    ...serviceEnvironment(database.settings),
    ...testPayments,
  });
  try {
    console.log(`Selling on ${database.name} …`);
    const festival = await child.ask<Festival>('fillHouse');
    const ask = await signIn(`http://127.0.0.1:${child.start.port}`);
    const host = await measureRequest(child, ask, emptyRoute);
    console.log(
      `${database.name}, nothing: p95 ${host.p95.toFixed(1)}, CPU ${host.cpu.toFixed(1)} ms`,
    );
    const nothing = { screen: 'nothing, for what the host takes', path: emptyRoute };
    const engine = database.name;
    const results: PanelResult[] = [{ ...nothing, ...host, queries: 0, engine }];
    for (const request of requestsOf(festival)) {
      const measured = await measureRequest(child, ask, request.path);
      const queries = measured.queries - host.queries;
      results.push({ ...request, ...measured, queries, engine });
      console.log(
        `${engine}, ${request.screen}: p50 ${measured.p50.toFixed(1)}, p95 ${measured.p95.toFixed(1)}, CPU ${measured.cpu.toFixed(1)} ms, ${queries} queries`,
      );
    }
    return results;
  } finally {
    await child.stop();
  }
}
