import { canReadAll } from '../../host/content-manager';
import { database } from '../../host/strapi';
import { type AdminContext, adminRoute, type Handler } from '../../kit/admin-route';
import { attendeeFile, orderFile, saleFile } from './rows';
import { type File, sendCsv } from './send-csv';

/*
 * Files for those who may read all that is in them.
 */

interface Export {
  name: string;
  uid: string;
  /** Attributes that are in the file. */
  fields: string[];
  file: (eventId: number | null, userAbility: unknown) => File;
}

/** What of an order says that a voucher lowered it. */
const voucherFields = ['voucherCode', 'discountMinor'];

const mayReadVouchers = (userAbility: unknown) =>
  voucherFields.every((field) => canReadAll(userAbility, 'plugin::svc.order', field));

const files: Export[] = [
  {
    name: 'attendees',
    uid: 'plugin::svc.attendee',
    fields: ['fullName', 'email', 'state', 'securityCode', 'priceMinor'],
    file: (eventId, userAbility) =>
      attendeeFile(database(), { eventId, withVouchers: mayReadVouchers(userAbility) }),
  },
  {
    name: 'orders',
    uid: 'plugin::svc.order',
    fields: [
      'buyerName',
      'buyerEmail',
      'orderStatus',
      'totalMinor',
      'refundedMinor',
      ...voucherFields,
    ],
    file: (eventId) => orderFile(database(), eventId),
  },
  {
    name: 'sales',
    uid: 'plugin::svc.order',
    fields: ['orderStatus', 'totalMinor', 'refundedMinor', 'paymentMethod', ...voucherFields],
    file: (eventId) => saleFile(database(), eventId),
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
    sendCsv(ctx, one.name, one.file(eventId, ctx.state.userAbility));
  };

export const exportRoutes = files.map((one) =>
  adminRoute('GET', `/exports/${one.name}.csv`, send(one)),
);
