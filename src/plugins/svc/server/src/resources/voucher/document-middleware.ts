import type { Knex } from 'knex';
import { columns, select, sql } from '../../database/sql';
import { fieldError } from '../../host/form-errors';
import { findTarget, targetOf } from '../../host/relation-input';
import {
  documents,
  useDocumentMiddleware,
  type DocumentContext,
  type DocumentData,
  isUniqueViolation,
  transaction,
} from '../../host/strapi';
import { findFullEvent } from '../event/queries/events';
import { keyOfCode, newCode, normalCode } from './domain/code';
import type { VoucherFields } from './domain/fields';
import { codeTaken, currentFields, validateVoucher } from './operations/validate-voucher';
import { findVoucherOfDocument, type VoucherRow } from './queries/vouchers';

/*
 * What holds for every voucher, whoever writes it through the Document Service: its code is its own, it takes off a part or
 * an amount, and only orders count its places. It goes with its event.
 */

const uid = 'plugin::svc.voucher';

/** What only orders and this file change, whatever a form sends back. */
const readOnlyFields = ['used', 'eventId', 'codeKey'];

/** What an input that was emptied stands for. */
const whenEmpty: DocumentData = {
  percent: null,
  amountMinor: null,
  maxPlaces: -1,
  validFrom: null,
  validUntil: null,
  note: null,
};

type Fields = VoucherFields & DocumentData;

/** What was sent, without what is not the sender's to say, and the code as it is kept. */
function fieldsOf(data: DocumentData | undefined): Fields {
  const entries = Object.entries(data ?? {})
    .filter(([name, value]) => !readOnlyFields.includes(name) && value !== undefined)
    .map(([name, value]) => {
      if (name === 'code') return [name, normalCode(typeof value === 'string' ? value : '')];
      const isEmpty = value === null || value === '';
      return [name, isEmpty && name in whenEmpty ? whenEmpty[name] : value];
    });
  return Object.fromEntries(entries) as Fields;
}

/** A code as it is shown, with what it is found by. */
const withKey = (code: string) => ({ code, codeKey: keyOfCode(code) });

/** The event that a write names, as it is stored: nothing where it says nothing of it. */
async function eventOf(trx: Knex, chosen: unknown): Promise<DocumentData> {
  const row = await findTarget(trx, 'svc_events', chosen);
  if (row) return { event: row.document_id, eventId: row.public_id };
  if (targetOf(chosen)) throw fieldError({ event: 'must be an event that is there' });
  return row === null ? { event: null, eventId: null } : {};
}

async function assertValid(
  trx: Knex,
  fields: Fields,
  { current, eventId }: { current?: VoucherRow; eventId?: number | null },
): Promise<void> {
  const problems = await validateVoucher(trx, fields, { current, eventId });
  if (Object.keys(problems).length > 0) throw fieldError(problems as Record<string, string>);
}

async function prepareNew(trx: Knex, call: DocumentContext): Promise<void> {
  const { event: chosen, ...fields } = fieldsOf(call.params.data);
  const event = await eventOf(trx, chosen);
  const code = fields.code || newCode();
  await assertValid(trx, { ...fields, code }, { eventId: event.eventId as number | null });
  call.params.data = {
    ...{ ...whenEmpty, ...fields, ...withKey(code) },
    ...{ used: 0, eventId: null, ...event },
  };
}

/** A duplicate is another voucher: with a code of its own, and used by nobody. */
async function prepareDuplicate(trx: Knex, call: DocumentContext): Promise<void> {
  const source = await findVoucherOfDocument(trx, call.params.documentId!);
  const { event: chosen, ...fields } = fieldsOf(call.params.data);
  const event = await eventOf(trx, chosen);
  const own = { ...fields, code: newCode() };
  const eventId = 'eventId' in event ? (event.eventId as number | null) : source?.event_id;
  await assertValid(trx, { ...(source && currentFields(source)), ...own }, { eventId });
  call.params.data = { ...own, ...withKey(own.code), used: 0, ...event };
}

async function prepareChange(trx: Knex, call: DocumentContext, current: VoucherRow): Promise<void> {
  const { event: chosen, ...fields } = fieldsOf(call.params.data);
  const event = await eventOf(trx, chosen);
  const eventId = 'eventId' in event ? (event.eventId as number | null) : current.event_id;
  await assertValid(trx, fields, { current, eventId });
  const { code } = fields;
  call.params.data = { ...fields, ...(code !== undefined && withKey(code)), ...event };
}

const prepareByAction = { create: prepareNew, clone: prepareDuplicate };

function handleVoucherWrite(call: DocumentContext, next: () => Promise<unknown>): Promise<unknown> {
  return transaction(async (trx) => {
    if (call.action === 'create' || call.action === 'clone') {
      await prepareByAction[call.action](trx, call);
    } else {
      const current = await findVoucherOfDocument(trx, call.params.documentId!);
      if (current) await prepareChange(trx, call, current);
    }
    try {
      return await next();
    } catch (error) {
      throw isUniqueViolation(error) ? fieldError({ code: codeTaken }) : error;
    }
  });
}

const voucherOfEvent = columns('svc_vouchers v', 'document_id');

async function deleteVouchersOfEvent(trx: Knex, documentId: string): Promise<void> {
  const event = await findFullEvent(trx, 'event_document_id', documentId);
  if (!event) return;
  const vouchers = await select(
    trx,
    sql`select ${voucherOfEvent} from svc_vouchers v where v.event_id = ${event.public_id} order by v.public_id`,
  );
  for (const { document_id: one } of vouchers) await documents(uid).delete({ documentId: one });
}

function handleEventDeletion(call: DocumentContext, next: () => Promise<unknown>) {
  return transaction(async (trx) => {
    await deleteVouchersOfEvent(trx, call.params.documentId!);
    return next();
  });
}

const writes = ['create', 'clone', 'update'];

export function registerVoucherMiddleware(): void {
  useDocumentMiddleware((call, next) => {
    const { uid: type, action } = call;
    if (type === 'plugin::svc.event' && action === 'delete') return handleEventDeletion(call, next);
    return type === uid && writes.includes(action) ? handleVoucherWrite(call, next) : next();
  });
}
