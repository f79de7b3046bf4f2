import type { Knex } from 'knex';
import { table } from '../../database/table';
import { noMoney } from '../../domain/money';
import { Problem } from '../../domain/problem';
import { findTarget, type NamedRow } from '../../host/relation-input';
import { maxInteger } from '../../kit/schema';
import { fieldError, toFormError } from '../../host/form-errors';
import {
  useDocumentMiddleware,
  type DocumentContext,
  type DocumentData,
  isUniqueViolation,
  settings,
  transaction,
} from '../../host/strapi';
import { lockEvent } from '../event/lock';
import { defaultMaxPerOrder, type TicketFields } from './domain/fields';
import { haveAttendees } from './queries/in-use';
import { type TicketContext, validateTicket, skuTaken } from './operations/validate-ticket';
import { type LockedTicket, lockTicket, readTicket } from './lock';
import { setCapacity } from './inventory/inventory';
import { assignSku } from './operations/assign-sku';
import { deleteTicketsOfEvent } from './operations/delete-with-event';

/*
 * What holds for every ticket, whoever writes it through the Document Service: it is one event's for good, its price
 * goes with its type, its sale window exists in the zone of its event, its sku is its own, and only the stock counts. It
 * is deleted with its event.
 */

const uid = 'plugin::svc.ticket';

/** What only the stock and this file change, whatever a form sends back. */
const readOnlyFields = ['sold', 'held', 'overbooked', 'eventId'];
const zeroCounters = { sold: 0, held: 0, overbooked: 0 };

/** What an input that was emptied stands for. */
const whenEmpty: DocumentData = {
  priceMinor: noMoney,
  capacity: -1,
  maxPerOrder: defaultMaxPerOrder,
  startSaleDate: null,
  endSaleDate: null,
  sku: null,
};

type Fields = TicketFields & DocumentData & { sku?: string | null };

/** What was sent, without what is not the sender's to say. */
function fieldsOf(data: DocumentData | undefined): Fields {
  const entries = Object.entries(data ?? {})
    .filter(([name, value]) => !readOnlyFields.includes(name) && value !== undefined)
    .map(([name, value]) => {
      const isEmpty = value === null || value === '';
      return [name, isEmpty && name in whenEmpty ? whenEmpty[name] : value];
    });
  return Object.fromEntries(entries) as Fields;
}

/** Not left to the host, which is not asked when the stock sets the capacity of a ticket. */
function isCapacity(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= -1 && Number(value) <= maxInteger;
}

/** What says nothing else of it is the host's to refuse, which sees it later than what compares it with the type. */
function isPrice(value: unknown): boolean {
  return Number.isSafeInteger(Number(value));
}

async function assertValid(trx: Knex, fields: Fields, context: TicketContext): Promise<void> {
  if ('priceMinor' in fields && !isPrice(fields.priceMinor)) {
    throw fieldError({ priceMinor: 'must be a whole number of minor units' });
  }
  const problems: Record<string, string> = await validateTicket(trx, fields, context);
  if ('capacity' in fields && !isCapacity(fields.capacity)) {
    problems.capacity = 'must be a whole number, -1 or more';
  }
  if (Object.keys(problems).length > 0) throw fieldError(problems);
}

/** The event of a new ticket, which is there for as long as the transaction lasts. */
async function lockEventOfTicket(trx: Knex, row: NamedRow | null | undefined) {
  const listing = row && (await lockEvent(trx, row.public_id));
  if (!listing) throw fieldError({ event: 'must be chosen' });
  return {
    event: listing.event_document_id,
    eventId: listing.public_id,
    timezone: listing.timezone,
  };
}

async function prepareNew(trx: Knex, call: DocumentContext): Promise<void> {
  const { event: chosen, ...fields } = fieldsOf(call.params.data);
  const { timezone, ...event } = await lockEventOfTicket(
    trx,
    await findTarget(trx, 'svc_events', chosen),
  );
  await assertValid(trx, fields, { timezone });
  call.params.data = { ...whenEmpty, ...fields, ...zeroCounters, ...event };
}

/** A duplicate is a new ticket of the same event, unless another was chosen: with a sku of its own, and nothing sold. */
async function prepareDuplicate(trx: Knex, call: DocumentContext): Promise<void> {
  const source = await readTicket(trx, { document_id: call.params.documentId! });
  const { event: chosen, ...fields } = fieldsOf(call.params.data);
  const same = source?.eventId ? { public_id: source.eventId, document_id: '' } : null;
  const target = await findTarget(trx, 'svc_events', chosen);
  const { timezone, ...event } = await lockEventOfTicket(trx, target === undefined ? same : target);
  const own = { ...fields, sku: null };
  await assertValid(trx, own, { ...(source && { current: source }), timezone });
  call.params.data = { ...own, ...zeroCounters, ...event };
}

/** A form sends the event back as it is. */
async function assertSameEvent(trx: Knex, chosen: unknown, { eventId }: LockedTicket) {
  const target = await findTarget(trx, 'svc_events', chosen);
  if (target === undefined || target?.public_id === eventId) return;
  throw fieldError({ event: 'cannot change' });
}

async function prepareChange(
  trx: Knex,
  call: DocumentContext,
  current: LockedTicket,
): Promise<void> {
  const { event: chosen, ...fields } = fieldsOf(call.params.data);
  await assertSameEvent(trx, chosen, current);
  const listing = current.eventId ? await lockEvent(trx, current.eventId) : undefined;
  const timezone = listing?.timezone ?? settings().siteTimezone;
  await assertValid(trx, fields, { current, timezone });
  const { capacity, ...others } = fields;
  if (capacity !== undefined) await setCapacity(trx, current.publicId, Number(capacity));
  call.params.data = others;
}

/** What holds places in carts goes with the ticket; the carts keep everything else. */
async function prepareRemoval(trx: Knex, { publicId }: LockedTicket): Promise<void> {
  if (await haveAttendees(trx, [publicId])) {
    throw toFormError(
      new Problem('cannotDelete', 'A ticket that has attendees cannot be deleted.'),
    );
  }
  await table(trx, 'svc_cart_items').where({ ticket_id: publicId }).delete();
}

interface Written {
  documentId?: string;
  sku?: string | null;
  entries?: { sku?: string | null }[];
}

/** The sku cannot be made before the ticket has its id. */
async function writeWithSku(trx: Knex, call: DocumentContext, next: () => Promise<unknown>) {
  try {
    const written = (await next()) as Written | null;
    const documentId = written?.documentId;
    if (!documentId) return written;
    const sku = await assignSku(trx, documentId);
    for (const entry of written.entries ?? [written]) entry.sku = sku;
    return written;
  } catch (error) {
    throw isUniqueViolation(error) ? fieldError({ sku: skuTaken }) : error;
  }
}

const prepareByAction = { create: prepareNew, clone: prepareDuplicate };

function handleTicketWrite(call: DocumentContext, next: () => Promise<unknown>): Promise<unknown> {
  return transaction(async (trx) => {
    if (call.action === 'create' || call.action === 'clone') {
      await prepareByAction[call.action](trx, call);
      return writeWithSku(trx, call, next);
    }
    const current = await lockTicket(trx, { document_id: call.params.documentId! });
    if (!current) return next();
    if (call.action === 'update') {
      await prepareChange(trx, call, current);
      return writeWithSku(trx, call, next);
    }
    await prepareRemoval(trx, current);
    return next();
  });
}

const writes = ['create', 'clone', 'update', 'delete'];

function handleEventDeletion(call: DocumentContext, next: () => Promise<unknown>) {
  return transaction(async (trx) => {
    await deleteTicketsOfEvent(trx, call.params.documentId!);
    return next();
  });
}

export function registerTicketMiddleware(): void {
  useDocumentMiddleware((call, next) => {
    const { uid: type, action } = call;
    if (type === 'plugin::svc.event' && action === 'delete') return handleEventDeletion(call, next);
    return type === uid && writes.includes(action) ? handleTicketWrite(call, next) : next();
  });
}
