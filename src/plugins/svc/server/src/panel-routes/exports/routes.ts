import { canReadAll } from '../../host/content-manager';
import { database } from '../../host/strapi';
import { type AdminContext, adminRoute, type Handler } from '../../kit/admin-route';
import type { Shown } from './batches';
import { attendeeFile, orderFile, saleFile } from './rows';
import { type File, sendCsv } from './send-csv';
import { shownOf } from './shown';

/*
 * Files for those who may read all that is in them.
 */

interface Wanted {
  eventId: number | null;
  shown?: Shown;
  userAbility: unknown;
}

interface Export {
  name: string;
  uid: 'plugin::svc.attendee' | 'plugin::svc.order';
  /** Attributes that are in the file. */
  fields: string[];
  file: (wanted: Wanted) => File;
  /** Whether it is the file of a list, and has what that shows. */
  isOfList: boolean;
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
    isOfList: true,
    file: ({ userAbility, ...wanted }) =>
      attendeeFile(database(), { ...wanted, withVouchers: mayReadVouchers(userAbility) }),
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
    isOfList: true,
    file: (wanted) => orderFile(database(), wanted),
  },
  {
    name: 'sales',
    uid: 'plugin::svc.order',
    fields: ['orderStatus', 'totalMinor', 'refundedMinor', 'paymentMethod', ...voucherFields],
    isOfList: false,
    file: ({ eventId }) => saleFile(database(), eventId),
  },
];

const mayRead = ({ state }: AdminContext, { uid, fields }: Export) =>
  fields.every((field) => canReadAll(state.userAbility, uid, field));

const send =
  (one: Export): Handler =>
  async (ctx) => {
    if (!mayRead(ctx, one)) return ctx.forbidden();
    const { userAbility } = ctx.state;
    const { event } = ctx.query;
    const eventId = typeof event === 'string' && /^\d{1,9}$/.test(event) ? Number(event) : null;
    const shown = one.isOfList ? await shownOf(ctx, one.uid) : undefined;
    sendCsv(ctx, one.name, one.file({ eventId, shown, userAbility }));
  };

export const exportRoutes = files.map((one) =>
  adminRoute('GET', `/exports/${one.name}.csv`, send(one)),
);
