import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Context } from 'koa';
import { html } from '../domain/markup';
import { isoTime } from '../domain/iso-time';
import { columns, select, sql } from '../database/sql';
import { withTimeLimit } from '../database/time-limit';
import { database, settings } from '../host/strapi';
import { sendBytes, sendStream } from '../kit/send-reply';
import { absolute } from '../resources/event/presenter';
import { ownAddress } from './site-path';

/*
 * What search engines are told: the addresses of all published events, of venues and organizers, in files of at most
 * 50,000, which the format allows. A file has what has an id of a range, so that nothing has to be counted or skipped to
 * make it: no two things have the same.
 */

const mostInFile = 50_000;
const mostInRead = 1000;

const listing = columns('svc_event_listings', 'public_id, slug, modified_utc');
const venue = columns('svc_venues', 'public_id, slug');
const organizer = columns('svc_organizers', 'public_id, slug');

interface Range {
  after: number;
  last: number;
}

/** Where something lies, and when it was changed, in seconds since 1970. */
interface Found {
  public_id: number;
  address: string;
  changed?: number;
}

/** Reads what comes next in a range, in order of ids, {@link mostInRead} at most. */
type Read = (range: Range) => Promise<Found[]>;

const inRange = ({ after, last }: Range) =>
  sql`public_id > ${after} and public_id <= ${last} order by public_id limit ${mostInRead}`;

const readEvents: Read = async (range) => {
  const query = sql`select ${listing} from svc_event_listings
    where status = 'publish' and ${inRange(range)}`;
  const rows = await select(database(), query);
  return rows.map(({ public_id, slug, modified_utc: changed }) => ({
    public_id,
    address: absolute(`/events/${slug}`),
    changed: Number(changed),
  }));
};

const addressesAt =
  (plural: string) =>
  ({ public_id, slug }: { public_id: number; slug: string }): Found => ({
    public_id,
    address: ownAddress(`/${plural}/${slug}`),
  });

const readVenues: Read = async (range) => {
  const query = sql`select ${venue} from svc_venues where ${inRange(range)}`;
  return (await select(database(), query)).map(addressesAt('venues'));
};

const readOrganizers: Read = async (range) => {
  const query = sql`select ${organizer} from svc_organizers where ${inRange(range)}`;
  return (await select(database(), query)).map(addressesAt('organizers'));
};

function entry(address: string, changed?: number): string {
  const lastmod = changed ? html`<lastmod>${isoTime(changed)}</lastmod>` : null;
  return html`<url><loc>${address}</loc>${lastmod}</url>`.toString();
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

async function* entriesIn(range: Range, read: Read): AsyncGenerator<string> {
  const left = { ...range };
  for (;;) {
    const found = await withTimeLimit(settings().publicReadSeconds, () => read(left));
    for (const { public_id: id, address, changed } of found) {
      yield `${entry(address, changed)}\n`;
      left.after = id;
    }
    if (found.length < mostInRead) return;
  }
}

/** The file with this number, from 1, a thousand addresses at a time. */
async function* entriesOf(file: number): AsyncGenerator<string> {
  const range = { after: (file - 1) * mostInFile, last: file * mostInFile };
  yield `${head}<urlset ${space}>\n`;
  if (file === 1) yield `${entry(absolute('/events'))}\n`;
  for (const read of [readEvents, readVenues, readOrganizers]) yield* entriesIn(range, read);
  yield '</urlset>\n';
}

/** How many files there are: one at least. */
async function countFiles(): Promise<number> {
  const lastOf = [
    sql`select ${columns('svc_event_listings', 'public_id')} from svc_event_listings
      where status = 'publish' order by public_id desc limit 1`,
    sql`select ${columns('svc_venues', 'public_id')} from svc_venues
      where public_id is not null order by public_id desc limit 1`,
    sql`select ${columns('svc_organizers', 'public_id')} from svc_organizers
      where public_id is not null order by public_id desc limit 1`,
  ];
  const found = await withTimeLimit(settings().publicReadSeconds, () =>
    Promise.all(lastOf.map((query) => select(database(), query))),
  );
  const last = Math.max(1, ...found.flat().map((row) => row.public_id));
  return Math.ceil(last / mostInFile);
}

function asXml(ctx: Context): void {
  ctx.status = 200;
  ctx.set('Cache-Control', 'public, no-cache');
  ctx.type = 'application/xml; charset=utf-8';
}

async function showIndex(ctx: Context): Promise<void> {
  const files = Array.from({ length: await countFiles() }, (_, index) => index + 1);
  const entries = files.map(
    (file) => `<sitemap><loc>${ownAddress(`/sitemaps/${file}.xml`)}</loc></sitemap>\n`,
  );
  const index = `${head}<sitemapindex ${space}>\n${entries.join('')}</sitemapindex>\n`;
  asXml(ctx);
  await sendBytes(ctx, Buffer.from(index));
}

async function showFile(ctx: Context): Promise<void> {
  const { file: name = '' } = ctx.params as Record<string, string>;
  const file = Number(/^([1-9]\d{0,4})\.xml$/.exec(name)?.[1] ?? 0);
  if (file === 0 || file > (await countFiles())) {
    ctx.status = 404;
    return;
  }
  asXml(ctx);
  sendStream(ctx, Readable.from(entriesOf(file)));
}

function showRobots(ctx: Context): void {
  ctx.type = 'text/plain; charset=utf-8';
  ctx.set('Cache-Control', 'public, no-cache');
  const own = ['/cart', '/checkout', '/admin'].map((path) => `Disallow: ${path}\n`);
  ctx.body = `User-agent: *\n${own.join('')}Sitemap: ${ownAddress('/sitemap.xml')}\n`;
}

const route = (path: string, handler: (ctx: Context) => Promise<void> | void) => ({
  method: 'GET' as const,
  path,
  config: { auth: false },
  handler,
});

/** What search engines ask for. A file that the host has in its public folder stays what is answered. */
export function findableRoutes() {
  const routes = [
    route('/sitemap.xml', showIndex),
    route('/sitemaps/:file', showFile),
    route('/robots.txt', showRobots),
  ];
  return routes.filter((one) => !existsSync(join(strapi.dirs.static.public, one.path)));
}
