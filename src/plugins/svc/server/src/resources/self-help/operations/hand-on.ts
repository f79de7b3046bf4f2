import type { Knex } from 'knex';
import { documentColumns } from '../../../database/document-columns';
import { insertRows } from '../../../database/insert-rows';
import { table } from '../../../database/table';
import { isMore, minor, noMoney } from '../../../domain/money';
import { cannotCreate, invalidParams } from '../../../domain/problem';
import { newSecurityCode } from '../../../domain/secrets';
import { auditColumns } from '../../../host/last-editor';
import { database, retriedTransaction } from '../../../host/strapi';
import { now } from '../../../lib/clock';
import { failpoint } from '../../../lib/failpoints';
import { recordEvents } from '../../../outbox/domain-events';
import { lockOrder } from '../../order/lock-order';
import { logOrder } from '../../order/order-log';
import { handOnProblem } from '../../order/domain/self-help';
import { findOwnPlace, type OwnPlace, type PlaceOwner } from '../queries/own-place';
import { assertNothingAsked } from './nothing-asked';

/*
 * A ticket goes to somebody else: another code is theirs, and the one before lets nobody in from that moment on. One
 * conditional UPDATE decides, so that of several who hand it on, or let its guest in meanwhile, one does.
 */

/** Whose the ticket becomes. */
export interface NewHolder {
  fullName: string;
  email: string;
}

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.toLowerCase();

/** Takes the ticket from who has it; false where it is not as it was found any more. */
async function giveNewCode(trx: Knex, { row }: OwnPlace, to: NewHolder): Promise<boolean> {
  const changed = await table(trx, 'svc_attendees')
    .where({ public_id: row.public_id, status: 'confirmed', security_code: row.security_code })
    .whereNull('handed_on_at')
    .update({
      full_name: to.fullName,
      email: to.email,
      security_code: newSecurityCode(),
      handed_on_at: now(),
      ...auditColumns(),
    });
  return changed === 1;
}

async function handOnOnce(trx: Knex.Transaction, owner: PlaceOwner, to: NewHolder): Promise<void> {
  const place = await findOwnPlace(trx, owner);
  const { row, facts } = place;
  const problem = handOnProblem(facts);
  if (problem) throw problem;
  // Else the new holder's place could be refunded to who paid, by a request that they know nothing of.
  await assertNothingAsked(trx, { orderId: row.order_id, attendeeId: row.public_id });
  if (isSame(to.email, row.email)) {
    throw invalidParams({ email: 'is the address of who has the ticket: change the name instead' });
  }
  if (!(await giveNewCode(trx, place, to))) {
    throw cannotCreate('Somebody else has just changed this ticket.', { reason: 'not_confirmed' });
  }
  failpoint('ticket handed on');
  const handover = {
    ...documentColumns(),
    attendee_id: row.public_id,
    order_id: row.order_id,
    event_id: row.event_id,
    code: row.security_code,
    from_name: row.full_name,
    from_email: row.email,
    user_id: owner.userId,
    handed_on_at: now(),
  };
  await insertRows(trx, 'svc_handovers', [handover]);
  const attendee = row.public_id;
  await logOrder(trx, row.order_id, 'handed_on', { hand: 'buyer', attendee });
  const isPaid = isMore(minor(row.total_minor), noMoney);
  await recordEvents(trx, { kind: 'ticket handed on', attendeeId: row.public_id, isPaid });
}

/**
 * Hands a ticket on. Both get a mail.
 * @throws Problem `notFound`, `cannotCreate`, `invalidParam` on `email`
 */
export async function handOn(owner: PlaceOwner, to: NewHolder): Promise<void> {
  const { row } = await findOwnPlace(database(), owner);
  await retriedTransaction(async (trx) => {
    await lockOrder(trx, row.order_id);
    await handOnOnce(trx, owner, to);
  });
}
