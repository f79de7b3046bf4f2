import { type Server, startServer } from '../child';
import { testPayments } from '../environment';
import { loadFor } from '../load';
import type { BenchOptions } from '../options';
import { type Measure, medianOf, medianRatio } from '../statistics';
import { buyOnPages, buyOverRest, type Sold } from './visits';

const events = '/api/svc/events/v1/events';
const perPage = 12;

/** A page, and what REST answers of the same. */
interface Pair {
  name: string;
  page: string[];
  rest: string[];
}

/** What came of a pair; the ratio is that of the page to REST. */
export interface PairResult {
  name: string;
  page: Measure;
  rest: Measure;
  /** Of answers per second. */
  toRest: number;
  /** Of processor time. */
  cpuToRest: number;
}

async function read<Body>({ url }: Server, path: string): Promise<Body> {
  const answer = await fetch(`${url}${path}`);
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}.`);
  return (await answer.json()) as Body;
}

interface ListedEvent {
  id: number;
  slug: string;
  availability: string;
}

const listOf = (server: Server) =>
  read<ListedEvent[]>(server, `${events}?when=upcoming&per_page=100&_fields=id,slug,availability`);

async function pairsOf(server: Server): Promise<Pair[]> {
  const listed = await listOf(server);
  const embedded = '_embed=venue,organizers,tickets';
  return [
    {
      name: 'page of an event',
      page: listed.map(({ slug }) => `/events/${slug}`),
      rest: listed.map(({ id }) => `${events}/${id}?${embedded}`),
    },
    {
      name: 'what is on',
      page: ['/events'],
      rest: [`${events}?when=upcoming&per_page=${perPage}&_embed=venue,categories`],
    },
  ];
}

async function measurePair(server: Server, pair: Pair, options: BenchOptions) {
  const { rounds, roundLength: seconds } = options;
  const measured = { page: [] as Measure[], rest: [] as Measure[] };
  for (const target of ['page', 'rest'] as const) await loadFor(server, pair[target], seconds);
  for (let round = 0; round < rounds; round += 1) {
    for (const target of ['page', 'rest'] as const) {
      measured[target].push(await loadFor(server, pair[target], seconds));
    }
  }
  const { page, rest } = measured;
  return {
    name: pair.name,
    ...{ page: medianOf(page), rest: medianOf(rest) },
    toRest: medianRatio(page, rest, 'perSecond'),
    cpuToRest: medianRatio(page, rest, 'cpu'),
  };
}

/** Tickets of which as many places can be had as are bought. */
async function soldOf(server: Server): Promise<Sold[]> {
  const onSale = (await listOf(server)).filter(({ availability }) => availability === 'on_sale');
  const ids = onSale.map(({ id }) => id).join(',');
  const fields = 'id,event_id,remaining,availability';
  const path = `/api/svc/tickets/v1/tickets?event_id=${ids}&per_page=100&_fields=${fields}`;
  type Ticket = { id: number; event_id: number; remaining: number; availability: string };
  const tickets = await read<Ticket[]>(server, path);
  return tickets
    .filter(({ availability, remaining }) => availability === 'on_sale' && remaining > 0)
    .map(({ id, event_id: eventId }) => ({
      ...{ id, eventId },
      path: `/events/${onSale.find((event) => event.id === eventId)!.slug}`,
    }));
}

const purchases = 200;

/** Until then the compiler still works on what a purchase runs through: a service that sells all day does that once. */
const warmUps = 2;

/** One buyer after the other: what it costs the service. Mails are the same either way, and wait. */
async function measurePurchases(
  server: Server,
  sold: Sold[],
  buy: (url: string, sold: Sold) => Promise<void>,
): Promise<number> {
  const before = await server.usage();
  for (let bought = 0; bought < purchases; bought += 1) {
    await buy(server.url, sold[bought % sold.length]!);
  }
  return ((await server.usage()).cpuTime - before.cpuTime) / purchases;
}

/** Processor time of a purchase in milliseconds: the median of the rounds. */
export interface PurchaseResult {
  pages: number;
  rest: number;
  toRest: number;
}

async function measureBuying(server: Server, { rounds }: BenchOptions): Promise<PurchaseResult> {
  const sold = await soldOf(server);
  await server.addPlaces(sold.map(({ id }) => id));
  await server.stopDeliveries();
  const figures: PurchaseResult[] = [];
  for (let round = 0; round < warmUps + rounds; round += 1) {
    const pages = await measurePurchases(server, sold, buyOnPages);
    const rest = await measurePurchases(server, sold, buyOverRest);
    if (round >= warmUps) figures.push({ pages, rest, toRest: pages / rest });
  }
  figures.sort((one, other) => one.toRest - other.toRest);
  return figures[Math.floor(figures.length / 2)]!;
}

export async function measurePages(options: BenchOptions) {
  const server = await startServer(Math.min(...options.sizes), testPayments);
  try {
    const pairs: PairResult[] = [];
    for (const pair of await pairsOf(server)) pairs.push(await measurePair(server, pair, options));
    return { pairs, buying: await measureBuying(server, options) };
  } finally {
    await server.stop();
  }
}
