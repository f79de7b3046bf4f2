import type { Attention, SalesOverview, Today, Waiting } from '../../contract/overview';
import type { Sql } from '../../database/sql';
import { addDays } from '../../domain/add-days';
import { startOfDayInstant, toWallClock } from '../../domain/wall-clock';
import { canReadAll, permissionChecker, readableDocuments } from '../../host/content-manager';
import { database, settings } from '../../host/strapi';
import { adminRoute, type Handler } from '../../kit/admin-route';
import { now } from '../../lib/clock';
import { ofReviews } from '../events/conditions';
import { listBetween } from '../events/queries';
import { findSales } from '../events/sales';
import { findReturned } from './returned';
import {
  countCheckedIn,
  countWaiting,
  deadDeliveries,
  findIncomplete,
  findNearlySoldOut,
  sumDays,
  waitingOrders,
  waitingRefunds,
} from './queries';

/*
 * The parts of the panel's home. Who may read some events only has a list of those. Numbers are for who may read all of what
 * they count: a sum over a part would look like one over all.
 */

const uids = {
  event: 'plugin::svc.event',
  ticket: 'plugin::svc.ticket',
  attendee: 'plugin::svc.attendee',
  order: 'plugin::svc.order',
  refund: 'plugin::svc.refund-request',
  outbox: 'plugin::svc.outbox-entry',
} as const;

/** Days by the clock of the site, `2026-11-24`, from `first` days after today. */
function daysFrom(first: number, count: number): string[] {
  const today = toWallClock(now(), settings().siteTimezone);
  return Array.from({ length: count }, (_, nth) => addDays(today, first + nth).slice(0, 10));
}

const startOf = (day: string) => startOfDayInstant(day, settings().siteTimezone)!;

/** All events, or those of a sub-query; null for who may read none. */
async function readableEvents(userAbility: unknown): Promise<{ among?: Sql } | null> {
  if (permissionChecker(userAbility, uids.event).cannot.read()) return null;
  if (canReadAll(userAbility, uids.event)) return {};
  return { among: await readableDocuments(userAbility, uids.event) };
}

/** More in two days are a festival, which has its calendar. */
const maxToday = 50;

/** Three queries. */
const showToday: Handler = async (ctx) => {
  const { userAbility } = ctx.state;
  const readable = await readableEvents(userAbility);
  if (!readable) return ctx.forbidden();
  const [today, , afterTomorrow] = daysFrom(0, 3) as [string, string, string];
  const range = { from: startOf(today), before: startOf(afterTomorrow), ...readable };
  const rows = await listBetween(database(), range, maxToday);
  const ids = rows.map(({ publicId }) => publicId);
  const sales = canReadAll(userAbility, uids.ticket, 'sold')
    ? await findSales(database(), ids, { withRevenue: false })
    : null;
  const people = canReadAll(userAbility, uids.attendee)
    ? await countCheckedIn(database(), ids)
    : null;
  const events = rows.map(({ publicId, ...row }) => ({
    ...row,
    sales: sales?.get(publicId) ?? null,
    checkedIn: people && (people.get(publicId) ?? 0),
  }));
  ctx.body = { events, isPart: readable.among !== undefined } satisfies Today;
};

/** Two queries. */
const showWaiting: Handler = async (ctx) => {
  const { userAbility, user } = ctx.state;
  const seen = (uid: string) => canReadAll(userAbility, uid);
  const counts = await countWaiting(database(), {
    reviews: seen(uids.event) ? ofReviews : null,
    orders: seen(uids.order) ? waitingOrders : null,
    refunds: seen(uids.refund) ? waitingRefunds : null,
    deliveries: seen(uids.outbox) ? deadDeliveries : null,
  });
  const readable = await readableEvents(userAbility);
  const asked = { askedBy: user.id, ...readable };
  const returned = readable ? await findReturned(database(), asked) : [];
  ctx.body = { ...counts, returned } satisfies Waiting;
};

const shownDays = 7;

const showSales: Handler = async (ctx) => {
  if (!canReadAll(ctx.state.userAbility, uids.order, 'totalMinor')) return ctx.forbidden();
  const { siteTimezone: zone, currency } = settings();
  const days = daysFrom(1 - shownDays, shownDays);
  const since = startOf(days[0]!);
  ctx.body = {
    currency,
    days: await sumDays(database(), days, { since, zone, currency }),
  } satisfies SalesOverview;
};

const showAttention: Handler = async (ctx) => {
  const { userAbility } = ctx.state;
  const readable = await readableEvents(userAbility);
  if (!readable) return ctx.forbidden();
  const seesPlaces = [uids.event, uids.ticket].every((uid) => canReadAll(userAbility, uid));
  ctx.body = {
    nearlySoldOut: seesPlaces ? await findNearlySoldOut(database()) : [],
    ...(await findIncomplete(database(), readable)),
    isPart: readable.among !== undefined,
  } satisfies Attention;
};

export const homeRoutes = [
  adminRoute('GET', '/overview/today', showToday),
  adminRoute('GET', '/overview/waiting', showWaiting),
  adminRoute('GET', '/overview/sales', showSales),
  adminRoute('GET', '/overview/attention', showAttention),
];
