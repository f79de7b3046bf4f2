import type { Knex } from 'knex';
import { table } from '../../database/table';
import type { Row } from '../../database/tables';
import { noMoney } from '../../domain/money';
import { notFound, Problem } from '../../domain/problem';
import { newSecurityCode } from '../../domain/secrets';
import { recordEvents } from '../../outbox/domain-events';
import type { Ability } from '../../host/content-manager';
import { contentManagerRequest } from '../../host/content-manager-request';
import { actorName } from '../../host/actor';
import { findTarget } from '../../host/relation-input';
import { fieldError, withFormErrors } from '../../host/form-errors';
import {
  useDocumentMiddleware,
  type DocumentContext,
  type DocumentData,
  transaction,
} from '../../host/strapi';
import { now } from '../../lib/clock';
import { lockSettledOrder } from '../order/lock';
import { logOrder } from '../order/order-log';
import { countRemoved } from '../order/removed-places';
import { lockByDocument } from './lock';
import { claim, release } from '../ticket/inventory/inventory';
import { changeAttendeeStatus } from './operations/change-status';
import { boxOfficePermissions } from '../../contract/box-office-permissions';
import { type AttendeeStatus, holdsPlace, initialStatuses } from '../../contract/attendee-status';
import { type AttendeeRow, findAttendeeRow, hasPaidPlace } from './queries/attendees';

/*
 * What holds for every attendee, whoever writes it through the Document Service: there is a place for them from the
 * beginning to the end, of one ticket for good, and their status follows the table. The attribute of the status is
 * `state`: of one called `status` the Content Manager believes that it says draft or published.
 */

const uid = 'plugin::svc.attendee';

/** What is derived, whatever a form sends back. */
const derived = [
  ...['eventId', 'ticketId', 'orderId', 'priceMinor', 'securityCode'],
  ...['checkedInAt', 'checkedInBy', 'checkedInScan', 'handedOnAt'],
];

function fieldsOf(data: DocumentData | undefined): DocumentData {
  return Object.fromEntries(Object.entries(data ?? {}).filter(([name]) => !derived.includes(name)));
}

type TicketOfAttendee = Pick<Row<'svc_tickets'>, 'id' | 'public_id' | 'event_id' | 'price_minor'>;

async function findTicket(trx: Knex, publicId: number | undefined): Promise<TicketOfAttendee> {
  const ticket =
    publicId &&
    (await table(trx, 'svc_tickets')
      .where({ public_id: publicId })
      .first('id', 'public_id', 'event_id', 'price_minor'));
  if (!ticket) throw fieldError({ ticket: 'must be chosen' });
  return ticket;
}

/** What a new attendee is made of, once there is a place for them. */
async function claimPlace(trx: Knex.Transaction, ticket: TicketOfAttendee) {
  await claim(trx, [{ ticketId: ticket.public_id, quantity: 1 }], 'sold');
  return {
    // A join column takes the row; the Document Service makes none of a document's id for it.
    ticket: ticket.id,
    ticketId: ticket.public_id,
    eventId: ticket.event_id,
    orderId: null,
    priceMinor: ticket.price_minor ?? noMoney,
    securityCode: newSecurityCode(),
    handedOnAt: null,
  };
}

const allowedInitialStatuses: readonly unknown[] = initialStatuses;

/** In the panel who checks in has a tick of their own, whether it is said of a guest or in making one. */
function assertMayBegin(state: unknown): void {
  const request = contentManagerRequest();
  if (state !== 'checked_in' || !request) return;
  const { userAbility } = request.state as { userAbility: Ability };
  if (userAbility.can(boxOfficePermissions.checkIn.id)) return;
  throw fieldError({ state: 'is for those who may check in' });
}

async function prepareNew(trx: Knex.Transaction, call: DocumentContext, sent: DocumentData) {
  const { ticket: chosen, order, state = 'confirmed', ...fields } = sent;
  if (!allowedInitialStatuses.includes(state)) {
    throw fieldError({ state: `must be one of ${initialStatuses.join(', ')}` });
  }
  assertMayBegin(state);
  if (await findTarget(trx, 'svc_orders', order)) throw fieldError({ order: 'is set by checkout' });
  const target = await findTarget(trx, 'svc_tickets', chosen);
  const ticket = await findTicket(trx, target?.public_id);
  const inside = state === 'checked_in' && { checkedInAt: now(), checkedInBy: actorName() };
  call.params.data = { ...fields, state, ...inside, ...(await claimPlace(trx, ticket)) };
}

/** A duplicate is somebody else on a place of their own, whatever has become of the first. */
async function prepareDuplicate(trx: Knex.Transaction, call: DocumentContext, sent: DocumentData) {
  const { ticket: chosen, order, state, ...fields } = sent;
  const target = await findTarget(trx, 'svc_tickets', chosen);
  const source = await findAttendeeRow(trx, 'document_id', call.params.documentId!);
  const ticket = await findTicket(trx, target ? target.public_id : source?.ticket_id);
  const made = await claimPlace(trx, ticket);
  call.params.data = { ...fields, state: 'confirmed', order: null, ...made };
}

async function createAttendee(trx: Knex.Transaction, next: Next): Promise<unknown> {
  const made = (await next()) as { documentId: string };
  const attendee = await findAttendeeRow(trx, 'document_id', made.documentId);
  if (!attendee) return made;
  const { public_id: attendeeId, status } = attendee;
  await recordEvents(trx, { kind: 'attendee created', attendeeId, status, orderId: null });
  return made;
}

/** A form sends relations back as they are. */
async function assertRelationsUnchanged(
  trx: Knex,
  sent: DocumentData,
  attendee: AttendeeRow,
): Promise<void> {
  const problems: Record<string, string> = {};
  const ticket = await findTarget(trx, 'svc_tickets', sent.ticket);
  if (ticket !== undefined && ticket?.public_id !== attendee.ticket_id) {
    problems.ticket = 'cannot change';
  }
  const order = await findTarget(trx, 'svc_orders', sent.order);
  if (order !== undefined && (order?.public_id ?? null) !== attendee.order_id) {
    problems.order = 'cannot change';
  }
  if (Object.keys(problems).length > 0) throw fieldError(problems);
}

/** In the panel a status is changed by actions with permissions of their own, which see to places and money. */
function assertStateUnchanged({ state }: DocumentData, { status }: AttendeeRow): void {
  if (state === undefined || state === status || !contentManagerRequest()) return;
  throw fieldError({ state: 'is changed by the actions beside the form, not in it' });
}

/** The history of the order says that a place has another name or address, and nobody's. */
async function logNewName(trx: Knex.Transaction, sent: DocumentData, was: AttendeeRow) {
  const { fullName = was.full_name, email = was.email } = sent;
  if (!was.order_id || (fullName === was.full_name && email === was.email)) return;
  await logOrder(trx, was.order_id, 'guest_changed', { attendee: was.public_id });
}

async function prepareChange(trx: Knex.Transaction, call: DocumentContext, sent: DocumentData) {
  const documentId = call.params.documentId!;
  const attendee = await findAttendeeRow(trx, 'document_id', documentId);
  if (!attendee) return;
  assertStateUnchanged(sent, attendee);
  await assertRelationsUnchanged(trx, sent, attendee);
  const { ticket, order, state, ...fields } = sent;
  if (state !== undefined) await changeAttendeeStatus(trx, documentId, state as AttendeeStatus);
  await logNewName(trx, fields, attendee);
  call.params.data = fields;
}

/** Its order, kept as it is meanwhile, says that the place of this ticket has nobody any more. */
async function removeFromOrder(trx: Knex.Transaction, attendee: AttendeeRow): Promise<void> {
  const { order_id: orderId, ticket_id: ticketId } = attendee;
  if (!orderId) return;
  if (!(await lockSettledOrder(trx, orderId))) {
    throw new Problem('cannotDelete', 'The order of this attendee is being paid.');
  }
  await countRemoved(trx, orderId, ticketId);
}

/** The panel's Delete asks one question for all there is: it takes no place away that money came for. */
async function assertNotPaid(trx: Knex, attendee: AttendeeRow): Promise<void> {
  if (!contentManagerRequest() || !(await hasPaidPlace(trx, attendee.document_id))) return;
  throw new Problem(
    'cannotDelete',
    `The place of ${attendee.full_name} is paid. Give the money back with "Refund…", or keep it with "Cancel place"; then delete.`,
  );
}

/** The place goes to whoever comes next. Of two who delete an attendee, the second finds nobody. */
async function deleteAndReleasePlace(trx: Knex.Transaction, call: DocumentContext, next: Next) {
  const documentId = call.params.documentId!;
  const known = await findAttendeeRow(trx, 'document_id', documentId);
  if (known) await removeFromOrder(trx, known);
  const isThere = await lockByDocument(trx, documentId);
  if (known && !isThere) throw notFound('attendee');
  const attendee = await findAttendeeRow(trx, 'document_id', documentId);
  if (attendee) await assertNotPaid(trx, attendee);
  const result = await next();
  if (attendee && holdsPlace(attendee.status)) {
    await release(trx, [{ ticketId: attendee.ticket_id, quantity: 1 }], 'sold');
  }
  return result;
}

type Next = () => Promise<unknown>;

const prepare = { create: prepareNew, clone: prepareDuplicate, update: prepareChange };

function handleAttendeeWrite(call: DocumentContext, next: Next): Promise<unknown> {
  const sent = fieldsOf(call.params.data);
  const { action } = call;
  return withFormErrors(() =>
    transaction(async (trx) => {
      if (action === 'delete') return deleteAndReleasePlace(trx, call, next);
      if (action in prepare) await prepare[action as keyof typeof prepare](trx, call, sent);
      return action === 'update' ? next() : createAttendee(trx, next);
    }),
  );
}

const writes = ['create', 'clone', 'update', 'delete'];

export function registerAttendeeMiddleware(): void {
  useDocumentMiddleware((call, next) =>
    call.uid === uid && writes.includes(call.action) ? handleAttendeeWrite(call, next) : next(),
  );
}
