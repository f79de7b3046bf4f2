import * as yup from 'yup';
import { boxOfficePermissions } from '../../contract/box-office-permissions';
import type { CounterEvents, Tills } from '../../contract/counter';
import { formatMinor, minor, moneyDecimals } from '../../domain/money';
import { type AdministratorRow, nameOf } from '../../host/administrator-name';
import { database, settings } from '../../host/strapi';
import { type AdminContext, adminRoute, type Handler, readValue } from '../../kit/admin-route';
import { findAvailability } from '../../resources/event/availability';
import { closeTill, openTill } from '../../resources/till/operations/keep-till';
import { listClosedTills } from '../../resources/till/queries/closed-tills';
import { findClosedTills, findOpenTill } from '../../resources/till/queries/tills';
import { findDoorEvents, typedWords } from '../door/door-events';
import { findCounterEvent, noEvent } from './counter-event';
import { sellAtCounter } from './sell';

const amountSaid = () =>
  `has to be an amount such as ${formatMinor(minor('1250'.padEnd(moneyDecimals() + 2, '0').slice(0, moneyDecimals() + 2)))}`;

/*
 * The counter, for those whose role has its tick: they sell, and keep a till of their own.
 */

function atCounter(act: (ctx: AdminContext) => Promise<void>): Handler {
  return async (ctx) => {
    if (!ctx.state.userAbility.can(boxOfficePermissions.counter.id)) return ctx.forbidden();
    ctx.set('Cache-Control', 'no-store');
    await act(ctx);
  };
}

const holderOf = ({ state }: AdminContext) => ({
  id: state.user.id,
  name: nameOf(state.user as unknown as AdministratorRow),
});

const schemas = {
  key: yup
    .string()
    .strict()
    .required('has to be there')
    .matches(/^[\w-]{8,64}$/, 'has to be 8 to 64 letters or digits'),
  name: yup.string().trim().required('must not be empty').max(255, 'is too long'),
  email: yup
    .string()
    .trim()
    .max(254, 'is too long')
    .matches(/^$|^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'has to look like ada@example.org, or be empty'),
  means: yup
    .string()
    .nullable()
    .defined('has to be cash, card or free')
    .oneOf(['cash', 'card', 'free', null] as const, 'has to be cash, card or free'),
  tickets: yup
    .array(
      yup
        .object({
          ticketId: yup.number().strict().integer().min(1).required(),
          quantity: yup.number().strict().integer().min(1).required(),
        })
        .noUnknown(),
    )
    .required('have to be chosen')
    .min(1, 'have to be chosen')
    .max(50),
  page: yup.number().typeError('has to be a number').required().integer().min(1).max(100_000),
  amount: yup
    .number()
    .strict()
    .typeError(amountSaid)
    .required(amountSaid)
    .integer(amountSaid)
    .min(0, 'cannot be less than nothing')
    .max(1_000_000_000, 'is too much'),
  /** Below nothing where more was handed back than came in. */
  expected: yup.number().strict().typeError(amountSaid).required(amountSaid).integer(amountSaid),
};

const listEvents = async (ctx: AdminContext) => {
  const search = typedWords(ctx.query.search);
  const events = await findDoorEvents(database(), search);
  // Whoever types has chosen already.
  const choices = search === '' ? events.map(({ id }) => id) : [];
  const available = await findAvailability(choices);
  const next = events.find(({ id }) => available.get(id) === 'on_sale')?.id ?? null;
  ctx.body = { events, next } satisfies CounterEvents;
};

const showEvent = async (ctx: AdminContext) => {
  const { id = '' } = ctx.params;
  const event = /^\d{1,9}$/.test(id) ? await findCounterEvent(Number(id)) : undefined;
  if (!event) throw noEvent();
  ctx.body = event;
};

const sell = async (ctx: AdminContext) => {
  const { key, tickets, name, email, means } = ctx.request.body ?? {};
  ctx.body = await sellAtCounter(ctx.state.user.id, {
    key: readValue('key', schemas.key, key),
    tickets: readValue('tickets', schemas.tickets, tickets),
    name: readValue('name', schemas.name, name),
    email: readValue('e-mail', schemas.email, email ?? '') ?? '',
    means: readValue('means', schemas.means, means),
  });
};

const showTills = async (ctx: AdminContext) => {
  const { id } = ctx.state.user;
  const [own = null, closed] = await Promise.all([
    findOpenTill(database(), id),
    findClosedTills(database(), id),
  ]);
  ctx.body = { currency: settings().currency, own, closed } satisfies Tills;
};

const showClosedTills = async (ctx: AdminContext) => {
  const page = readValue('page', schemas.page, ctx.query.page ?? 1);
  ctx.body = await listClosedTills(database(), page);
};

const open = async (ctx: AdminContext) => {
  const opening = readValue('amount', schemas.amount, ctx.request.body?.opening);
  await openTill(holderOf(ctx), minor(opening));
  await showTills(ctx);
};

const close = async (ctx: AdminContext) => {
  const { till, counted, expected } = ctx.request.body ?? {};
  const id = readValue('till', yup.number().strict().integer().required(), till);
  const count = {
    counted: minor(readValue('amount', schemas.amount, counted)),
    ...(expected !== undefined && {
      shown: minor(readValue('expected', schemas.expected, expected)),
    }),
  };
  ctx.body = await closeTill(id, holderOf(ctx), count);
};

export const counterRoutes = [
  adminRoute('GET', '/counter/events', atCounter(listEvents)),
  adminRoute('GET', '/counter/events/:id', atCounter(showEvent)),
  adminRoute('POST', '/counter/sales', atCounter(sell)),
  adminRoute('GET', '/counter/tills', atCounter(showTills)),
  adminRoute('GET', '/counter/tills/closed', atCounter(showClosedTills)),
  adminRoute('POST', '/counter/tills', atCounter(open)),
  adminRoute('POST', '/counter/tills/close', atCounter(close)),
];
