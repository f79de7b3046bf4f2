import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { canReadAll } from '../../host/content-manager';
import { database } from '../../host/strapi';
import { type AdminContext, adminRoute, type Handler } from '../../kit/admin-route';
import { attendeeLines, type Line, orderLines, saleLines } from './rows';

/*
 * Files for those who may read all that is in them. They are sent as they are made.
 */

/** With a mark that has programs read it as UTF-8; what would be a formula there begins with an apostrophe. */
const format = {
  header: true,
  bom: true,
  escape_formulas: true,
  record_delimiter: 'windows',
  // One alone ends a line to some programs.
  quoted_match: /[\r\n]/,
};

interface Export {
  name: string;
  uid: string;
  /** Attributes that are in the file. */
  fields: string[];
  lines: (eventId: number | null) => AsyncGenerator<Line>;
}

const files: Export[] = [
  {
    name: 'attendees',
    uid: 'plugin::svc.attendee',
    fields: ['fullName', 'email', 'state', 'securityCode', 'priceMinor'],
    lines: (eventId) => attendeeLines(database(), eventId),
  },
  {
    name: 'orders',
    uid: 'plugin::svc.order',
    fields: ['buyerName', 'buyerEmail', 'orderStatus', 'totalMinor', 'refundedMinor'],
    lines: (eventId) => orderLines(database(), eventId),
  },
  {
    name: 'sales',
    uid: 'plugin::svc.order',
    fields: ['orderStatus', 'totalMinor', 'paymentMethod'],
    lines: (eventId) => saleLines(database(), eventId),
  },
];

const mayRead = ({ state }: AdminContext, { uid, fields }: Export) =>
  fields.every((field) => canReadAll(state.userAbility, uid, field));

const send =
  (one: Export): Handler =>
  (ctx) => {
    if (!mayRead(ctx, one)) return ctx.forbidden();
    const { event } = ctx.query;
    const eventId = typeof event === 'string' && /^\d{1,9}$/.test(event) ? Number(event) : null;
    ctx.set('Cache-Control', 'no-store');
    ctx.set('Content-Type', 'text/csv; charset=utf-8');
    ctx.set('Content-Disposition', `attachment; filename="${one.name}.csv"`);
    const csv = stringify(format);
    pipeline(Readable.from(one.lines(eventId)), csv, (error) => {
      // Half a file must not look like a whole one: the connection ends instead.
      if (error) strapi.log.error(`The export of ${one.name} has failed: ${error.message}`);
    });
    ctx.body = csv;
  };

export const exportRoutes = files.map((one) =>
  adminRoute('GET', `/exports/${one.name}.csv`, send(one)),
);
