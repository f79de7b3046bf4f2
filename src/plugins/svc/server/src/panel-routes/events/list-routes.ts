import {
  type CalendarPage,
  type EventListPage,
  type EventTab,
  eventTabs,
} from '../../contract/event-list';
import { invalidParams } from '../../domain/problem';
import { isDateBound } from '../../domain/wall-clock';
import { canReadAll, permissionChecker, readableDocuments } from '../../host/content-manager';
import { database } from '../../host/strapi';
import { type AdminContext, adminRoute, type Handler } from '../../kit/admin-route';
import { findAsked } from './asked';
import { type EventQuery, eventsMeant } from './conditions';
import { countTabs, listDays, listTab, type NumberedRow } from './queries';
import { findSales } from './sales';

/*
 * The page of events and its calendar, from the read model: each of what the role lets see.
 */

const [eventUid, ticketUid, orderUid] = [
  'plugin::svc.event',
  'plugin::svc.ticket',
  'plugin::svc.order',
] as const;

const perPage = 25;
const maxPage = 100_000;
const longestSearch = 255;

/** @throws Problem `invalidParam` */
function readDay(name: string, sent: unknown): string | null {
  if (sent === undefined || sent === '') return null;
  const isDay = typeof sent === 'string' && /^\d{4}-\d\d-\d\d$/.test(sent) && isDateBound(sent);
  if (isDay) return sent;
  throw invalidParams({ [name]: 'has to be a day, YYYY-MM-DD' });
}

function readSearch(sent: unknown): string {
  return typeof sent === 'string' ? sent.slice(0, longestSearch).replaceAll('\0', '') : '';
}

function readTab(sent: unknown): EventTab {
  const tab = eventTabs.find((one) => one === (sent ?? 'upcoming'));
  if (tab) return tab;
  throw invalidParams({ tab: `has to be one of ${eventTabs.join(', ')}` });
}

/** Whether only incomplete events are asked for. */
function readOnly(sent: unknown): boolean {
  if (sent === undefined || sent === '') return false;
  if (sent === 'incomplete') return true;
  throw invalidParams({ only: 'has to be incomplete, or nothing' });
}

function readPage(sent: unknown): number {
  const page = sent === undefined ? 1 : Number(sent);
  if (Number.isInteger(page) && page >= 1 && page <= maxPage) return page;
  throw invalidParams({ page: `has to be a number from 1 to ${maxPage}` });
}

async function readQuery({ query, state }: AdminContext): Promise<EventQuery> {
  const isAll = canReadAll(state.userAbility, eventUid);
  return {
    readable: isAll ? null : await readableDocuments(state.userAbility, eventUid),
    meant: await eventsMeant(database(), readSearch(query.search)),
    from: readDay('from', query.from),
    to: readDay('to', query.to),
    isIncomplete: readOnly(query.only),
  };
}

/** What is sold, for who may see all tickets; what it brought, for who may see all orders. */
function addSales({ state }: AdminContext, rows: NumberedRow[]) {
  if (!canReadAll(state.userAbility, ticketUid, 'sold')) return new Map<number, never>();
  const withRevenue = canReadAll(state.userAbility, orderUid, 'totalMinor');
  const ids = rows.map(({ publicId }) => publicId);
  return findSales(database(), ids, { withRevenue });
}

function withoutNumber({ publicId: _, ...row }: NumberedRow) {
  return row;
}

async function listOf(ctx: AdminContext, query: EventQuery) {
  const place = { page: readPage(ctx.query.page), perPage };
  const tab = readTab(ctx.query.tab);
  const rows = await listTab(database(), tab, query, place);
  const waiting = tab === 'review' ? rows.map(({ publicId }) => publicId) : [];
  const [sales, asked] = [await addSales(ctx, rows), await findAsked(database(), waiting)];
  return rows.map((row) => ({
    ...withoutNumber(row),
    sales: sales.get(row.publicId) ?? null,
    asked: asked.get(row.publicId) ?? null,
  }));
}

const listEvents: Handler = async (ctx) => {
  if (permissionChecker(ctx.state.userAbility, eventUid).cannot.read()) return ctx.forbidden();
  const query = await readQuery(ctx);
  const [events, counts] = await Promise.all([listOf(ctx, query), countTabs(database(), query)]);
  ctx.body = { counts, events, perPage } satisfies EventListPage;
};

/** So many lie in a month of the busiest houses. */
const maxInCalendar = 1000;
/** Six weeks, as a month is drawn. */
const maxDays = 42;
const secondsPerDay = 86_400;

function readDays({ query }: AdminContext) {
  const [first, last] = [readDay('from', query.from), readDay('to', query.to)];
  if (!first) throw invalidParams({ from: 'has to be a day, YYYY-MM-DD' });
  if (!last) throw invalidParams({ to: 'has to be a day, YYYY-MM-DD' });
  const from = Date.parse(`${first}T00:00:00Z`) / 1000;
  const before = Date.parse(`${last}T00:00:00Z`) / 1000 + secondsPerDay;
  const days = (before - from) / secondsPerDay;
  if (days >= 1 && days <= maxDays) return { from, before };
  throw invalidParams({ to: `has to be up to ${maxDays} days after the first` });
}

const showCalendar: Handler = async (ctx) => {
  if (permissionChecker(ctx.state.userAbility, eventUid).cannot.read()) return ctx.forbidden();
  const days = readDays(ctx);
  const query = { ...(await readQuery(ctx)), from: null, to: null };
  const rows = await listDays(database(), days, query, maxInCalendar);
  ctx.body = {
    events: rows.slice(0, maxInCalendar).map(withoutNumber),
    isCut: rows.length > maxInCalendar,
  } satisfies CalendarPage;
};

export const eventListRoutes = [
  adminRoute('GET', '/event-list', listEvents),
  adminRoute('GET', '/event-calendar', showCalendar),
];
