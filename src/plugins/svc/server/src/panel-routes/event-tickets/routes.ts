import { lockDocument } from '../../host/document-writes';
import { permissionChecker } from '../../host/content-manager';
import { queryEngine, withCreator } from '../../host/query-engine';
import { database, documents, retriedTransaction, settings } from '../../host/strapi';
import { type AdminContext, adminRoute, type Handler } from '../../kit/admin-route';
import type { EventTickets } from '../../contract/event-tickets';
import { listTicketRows } from '../../resources/ticket/queries/tickets';
import { type LockedTicket, lockTicket } from '../../resources/ticket/lock';
import { areForPublishers, onSale } from '../guard-tickets-on-sale';
import { createTicketOf, readTicketForm, typeOf } from './ticket-form';

/*
 * The tickets of an event, on the screen of the event: who may see the event and write tickets in the Content Manager
 * does it here. Each write is one transaction.
 */

const [eventUid, ticketUid] = ['plugin::svc.event', 'plugin::svc.ticket'] as const;

interface EventRow {
  documentId: string;
  publicId: number;
  trashedAt?: unknown;
}

type Act = (event: EventRow, ctx: AdminContext) => Promise<void>;

/** For those who may see the event; before the look-up, so that nobody learns what there is. */
function ofEvent(isRefused: (ctx: AdminContext) => boolean, act: Act): Handler {
  return async (ctx) => {
    const checker = permissionChecker(ctx.state.userAbility, eventUid);
    if (checker.cannot.read() || isRefused(ctx)) return ctx.forbidden();
    const event = await queryEngine(eventUid).findOne({
      where: { documentId: ctx.params.documentId!, publishedAt: null },
      populate: withCreator,
    });
    if (!event) return ctx.notFound('There is no such event.');
    if (checker.cannot.read(event)) return ctx.forbidden();
    await act(event, ctx);
  };
}

const checkerOf = ({ state }: AdminContext) => permissionChecker(state.userAbility, ticketUid);

/** No event has more kinds of tickets that anybody would read. */
const firstTickets = { page: 1, perPage: 100 };

function isPublished({ documentId }: EventRow): Promise<boolean> {
  const where = { documentId, publishedAt: { $notNull: true } };
  return queryEngine(eventUid)
    .count({ where })
    .then((published) => published > 0);
}

const listTickets: Act = async (event, ctx) => {
  const filter = { publicOnly: false, eventId: event.publicId };
  const { items } = await listTicketRows(database(), filter, firstTickets);
  ctx.body = {
    currency: settings().currency,
    isTrashed: Boolean(event.trashedAt),
    isPublished: await isPublished(event),
    refusal: (await areForPublishers(event.publicId, ctx.state.userAbility)) ? onSale : null,
    tickets: items.map((row) => ({
      documentId: row.document_id,
      title: row.title ?? '',
      type: row.type ?? 'free',
      priceMinor: row.price_minor,
      capacity: row.capacity ?? -1,
      sold: row.sold,
      maxPerOrder: row.max_per_order,
      startSaleDate: row.start_sale_date,
      endSaleDate: row.end_sale_date,
      description: row.description,
    })),
  } satisfies EventTickets;
};

/** Whether a role keeps somebody from one of the attributes that they have sent. */
function isKeptFrom(ctx: AdminContext, names: string[], ticket?: unknown): boolean {
  const { cannot } = checkerOf(ctx);
  return names.some((name) =>
    ticket ? cannot.update(ticket, name) : cannot.create(undefined, name),
  );
}

const addTicket: Act = async ({ documentId }, ctx) => {
  const typed = readTicketForm(ctx.request.body ?? {});
  if (isKeptFrom(ctx, Object.keys(typed))) return ctx.forbidden();
  await retriedTransaction(async (trx) => {
    await lockDocument(trx, eventUid, documentId);
    await createTicketOf(documentId, typed, ctx.state.user);
  });
  ctx.status = 204;
};

const noTicket = 'There is no such ticket.';

/** The ticket of the address, where it is one of this event. */
async function findTicketRow({ publicId }: EventRow, { params }: AdminContext) {
  const where = { documentId: params.ticketId!, eventId: publicId };
  const row: unknown = await queryEngine(ticketUid).findOne({ where, populate: withCreator });
  return row;
}

/** Writes the ticket, which nobody else does meanwhile; 404 where somebody has just removed it. */
async function withTicket(
  ctx: AdminContext,
  write: (ticket: LockedTicket) => Promise<unknown>,
): Promise<void> {
  const isThere = await retriedTransaction(async (trx) => {
    const ticket = await lockTicket(trx, { document_id: ctx.params.ticketId! });
    if (ticket) await write(ticket);
    return ticket !== undefined;
  });
  if (isThere) ctx.status = 204;
  else ctx.notFound(noTicket);
}

/** Exactly what was sent: of two who change different things at once both are kept. */
const changeTicket: Act = async (event, ctx) => {
  const row = await findTicketRow(event, ctx);
  if (!row) return ctx.notFound(noTicket);
  const typed = readTicketForm(ctx.request.body ?? {});
  if (checkerOf(ctx).cannot.update(row) || isKeptFrom(ctx, Object.keys(typed), row)) {
    return ctx.forbidden();
  }
  await withTicket(ctx, async (now) => {
    const type = 'priceMinor' in typed && { type: typeOf(typed.priceMinor, now.type) };
    const data = { ...typed, ...type, updatedBy: ctx.state.user.id };
    await documents(ticketUid).update({ documentId: now.documentId, data });
  });
};

const removeTicket: Act = async (event, ctx) => {
  const row = await findTicketRow(event, ctx);
  if (!row) return ctx.notFound(noTicket);
  if (checkerOf(ctx).cannot.delete(row)) return ctx.forbidden();
  await withTicket(ctx, ({ documentId }) => documents(ticketUid).delete({ documentId }));
};

const [all, one] = ['/events/:documentId/tickets', '/events/:documentId/tickets/:ticketId'];

export const eventTicketRoutes = [
  adminRoute(
    'GET',
    all,
    ofEvent((ctx) => checkerOf(ctx).cannot.read(), listTickets),
  ),
  adminRoute(
    'POST',
    all,
    ofEvent((ctx) => checkerOf(ctx).cannot.create(), addTicket),
  ),
  adminRoute(
    'POST',
    one,
    ofEvent((ctx) => checkerOf(ctx).cannot.update(), changeTicket),
  ),
  adminRoute(
    'DELETE',
    one,
    ofEvent((ctx) => checkerOf(ctx).cannot.delete(), removeTicket),
  ),
];
