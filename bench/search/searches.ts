import Database from 'better-sqlite3';
import { databaseFile } from '../environment';
import type { Facts } from '../facts';

/** What a visitor asks for, by what it is called in the report. Its addresses take turns. */
export interface Search {
  name: string;
  paths: string[];
}

const eventsApi = '/api/svc/events/v1';
const events = `${eventsApi}/events`;
const tickets = '/api/svc/tickets/v1/tickets';
const wanted = 20;
const steps = [1, 2, 3, 4, 5];

function rowsOf<Row>(file: string, statement: string): Row[] {
  const db = new Database(file, { readonly: true, fileMustExist: true });
  const rows = db.prepare(statement).all([wanted]) as Row[];
  db.close();
  return rows;
}

/** Words by how many of the published events have them: those that most have, and those that few have. */
export function wordsOf(file: string): { frequent: string[]; rare: string[] } {
  const words = (order: string) =>
    rowsOf<{ word: string }>(
      file,
      `select word, count(*) as events from svc_event_words where word >= 'a' and length(word) > 3 group by word order by events ${order}, word limit ?`,
    ).map(({ word }) => word);
  return { frequent: words('desc'), rare: words('asc') };
}

/** Ids that lists are filtered by. */
function idsIn(file: string, table: 'svc_organizers' | 'svc_categories' | 'svc_tags'): number[] {
  return rowsOf<{ id: number }>(
    file,
    `select public_id as id from ${table} where public_id is not null order by public_id limit ?`,
  ).map(({ id }) => id);
}

const day = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10);

/** Lists with one filter, and with several. */
function filteredLists({ venues, first, last }: Facts, file: string): Search[] {
  const [organizers, categories, tags] = (
    ['svc_organizers', 'svc_categories', 'svc_tags'] as const
  ).map((name) => idsIn(file, name)) as [number[], number[], number[]];
  const after = (ids: number[], nth: number) => ids[(nth + 1) % ids.length]!;
  const middle = day((first + last) / 2);
  return [
    { name: 'list, one organizer', paths: organizers.map((id) => `${events}?organizer=${id}`) },
    { name: 'list, one category', paths: categories.map((id) => `${events}?categories=${id}`) },
    { name: 'list, one tag', paths: tags.map((id) => `${events}?tags=${id}`) },
    {
      name: 'list, two categories',
      paths: categories.map((id, nth) => `${events}?categories=${id},${after(categories, nth)}`),
    },
    {
      name: 'list, two filters',
      paths: categories.map((id, nth) => `${events}?categories=${id}&tags=${after(tags, nth)}`),
    },
    {
      name: 'list, a window at one venue',
      paths: venues.slice(0, wanted).map((id) => `${events}?venue=${id}&start_date=${middle}`),
    },
  ];
}

/** Reads whose time could grow with the number of events. */
export function searchesOf(
  words: ReturnType<typeof wordsOf>,
  facts: Facts,
  size: number,
): Search[] {
  const { frequent, rare } = words;
  const { venues } = facts;
  const asked = (search: string) => `${events}?search=${encodeURIComponent(search)}`;
  /** The last of them is in the middle of the list, of ten on a page. */
  const farPage = Math.floor(size / 2 / 10 / steps.length);
  const half = frequent.length / 2;
  return [
    { name: 'search, a rare word', paths: rare.map(asked) },
    { name: 'search, a frequent word', paths: frequent.slice(0, half).map(asked) },
    {
      name: 'search, two frequent words',
      paths: frequent.slice(half).map((word, nth) => asked(`${word} ${frequent[nth]!}`)),
    },
    {
      name: 'search, a frequent word at one venue',
      paths: venues.slice(0, half).map((venue, nth) => `${asked(frequent[nth]!)}&venue=${venue}`),
    },
    ...filteredLists(facts, databaseFile(size)),
    { name: 'list, far pages', paths: steps.map((step) => `${events}?page=${step * farPage}`) },
    { name: 'list by title', paths: [`${events}?orderby=title`, `${events}?orderby=title&page=2`] },
    { name: 'list of tickets', paths: steps.map((page) => `${tickets}?page=${page}`) },
    { name: 'tickets, far pages', paths: steps.map((step) => `${tickets}?page=${step * farPage}`) },
    { name: 'tickets by title', paths: [`${tickets}?orderby=title`] },
    { name: 'list of venues', paths: steps.map((page) => `${eventsApi}/venues?page=${page}`) },
    {
      name: 'list of organizers',
      paths: steps.map((page) => `${eventsApi}/organizers?page=${page}`),
    },
  ];
}
