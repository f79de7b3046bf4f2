import Database from 'better-sqlite3';
import { databaseFile } from '../environment';
import type { Facts } from '../facts';

/** What a visitor asks for, by what it is called in the report. Its addresses take turns. */
export interface Search {
  name: string;
  paths: string[];
}

const events = '/api/svc/events/v1/events';
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

/** Addresses of lists of what is in a category and has a tag. */
function twoTerms(file: string): string[] {
  const ids = (table: string) =>
    rowsOf<{ id: number }>(
      file,
      `select public_id as id from ${table} where public_id is not null order by public_id limit ?`,
    ).map(({ id }) => id);
  const tags = ids('svc_tags');
  return ids('svc_categories').map(
    (category, nth) => `${events}?categories=${category}&tags=${tags[nth % tags.length]!}`,
  );
}

/** Reads whose time could grow with the number of events. */
export function searchesOf(
  words: ReturnType<typeof wordsOf>,
  { venues }: Facts,
  size: number,
): Search[] {
  const { frequent, rare } = words;
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
    { name: 'list, two filters', paths: twoTerms(databaseFile(size)) },
    { name: 'list, far pages', paths: steps.map((step) => `${events}?page=${step * farPage}`) },
    { name: 'list by title', paths: [`${events}?orderby=title`, `${events}?orderby=title&page=2`] },
    { name: 'list of tickets', paths: steps.map((page) => `${tickets}?page=${page}`) },
    { name: 'tickets, far pages', paths: steps.map((step) => `${tickets}?page=${step * farPage}`) },
    { name: 'tickets by title', paths: [`${tickets}?orderby=title`] },
  ];
}
