import type { DoorList, EventFigures } from '../../contract/event-figures';
import { minor, sumOf, unitsText } from '../../domain/money';
import { canReadAll, permissionChecker } from '../../host/content-manager';
import { queryEngine, withCreator } from '../../host/query-engine';
import { database, settings } from '../../host/strapi';
import { type AdminContext, adminRoute, type Handler } from '../../kit/admin-route';
import { countCheckedIn } from '../home/queries';
import { findDays, findDoorList } from './figures';
import { findSales } from './sales';

/* The figures of an event, and its list for the door: for those who may read all that is in them. */

const uids = {
  event: 'plugin::svc.event',
  ticket: 'plugin::svc.ticket',
  attendee: 'plugin::svc.attendee',
  order: 'plugin::svc.order',
} as const;

interface EventRow {
  publicId: number;
  title: string | null;
  startDate: string | null;
}

type Show = (event: EventRow, ctx: AdminContext) => Promise<void>;
type Field = [uid: string, field: string];

/** Before the look-up, so that nobody learns what there is. */
function ofEvent(fields: Field[], show: Show): Handler {
  return async (ctx) => {
    const { userAbility } = ctx.state;
    const checker = permissionChecker(userAbility, uids.event);
    const isAllowed = fields.every(([uid, field]) => canReadAll(userAbility, uid, field));
    if (checker.cannot.read() || !isAllowed) return ctx.forbidden();
    // Who made it is asked where a condition of the role looks at it.
    const populate = checker.requiresEntity.read() ? withCreator : {};
    const event: EventRow | null = await queryEngine(uids.event).findOne({
      where: { documentId: ctx.params.documentId!, publishedAt: null },
      populate,
    });
    if (!event) return ctx.notFound('There is no such event.');
    if (checker.cannot.read(event)) return ctx.forbidden();
    ctx.set('Cache-Control', 'no-store');
    await show(event, ctx);
  };
}

const showFigures: Show = async ({ publicId: eventId }, ctx) => {
  const { siteTimezone: zone, currency } = settings();
  const isSeen = canReadAll(ctx.state.userAbility, uids.attendee);
  const db = database();
  const [sales, days, people] = await Promise.all([
    findSales(db, [eventId], { withRevenue: false }),
    findDays(db, eventId, { zone, withMoney: true }),
    isSeen ? countCheckedIn(db, [eventId]) : null,
  ]);
  ctx.body = {
    ...sales.get(eventId)!,
    // As the list of events has it: each day is a part of it.
    revenueMinor: unitsText(sumOf(days.map(({ amountMinor }) => minor(amountMinor)))),
    eventId,
    currency,
    checkedIn: people && (people.get(eventId) ?? 0),
    days,
  } satisfies EventFigures;
};

const showDoorList: Show = async ({ publicId, title, startDate }, ctx) => {
  ctx.body = {
    title: title ?? '',
    start: startDate ?? '',
    guests: await findDoorList(database(), publicId),
  } satisfies DoorList;
};

export const eventFigureRoutes = [
  adminRoute(
    'GET',
    '/events/:documentId/figures',
    ofEvent(
      [
        [uids.ticket, 'sold'],
        [uids.order, 'totalMinor'],
      ],
      showFigures,
    ),
  ),
  adminRoute(
    'GET',
    '/events/:documentId/door-list',
    ofEvent(
      [
        [uids.attendee, 'fullName'],
        [uids.attendee, 'state'],
        [uids.attendee, 'securityCode'],
      ],
      showDoorList,
    ),
  ),
];
