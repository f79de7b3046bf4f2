import type { Knex } from 'knex';
import { type InvalidParams, invalidParams, notFound } from '../../../domain/problem';
import { database, documents, retriedTransaction } from '../../../host/strapi';
import { findFullEvent } from '../../event/queries/events';
import { normalCode } from '../domain/code';
import type { VoucherFields } from '../domain/fields';
import { findVoucherRow, lockVoucher, type VoucherRow } from '../queries/vouchers';
import { validateVoucher } from './validate-voucher';

const uid = 'plugin::svc.voucher';

/**
 * What may be said of a voucher; what is absent stays as it is. The amount is in minor units, off each place; of it and
 * `percent` one is null. An event of null or 0 is every event, `maxPlaces` of null or -1 as many as people want, an empty code
 * is made.
 */
export interface VoucherInput extends VoucherFields {
  eventId?: number | null;
  note?: string;
}

async function eventProblems(db: Knex, eventId: number | null | undefined): Promise<InvalidParams> {
  if (!eventId || (await findFullEvent(db, 'public_id', eventId))) return {};
  return { event: `there is no event ${eventId}` };
}

/** The code as it is kept; of a new voucher, none where it is empty. */
function normalized({ code, ...change }: VoucherInput, isNew: boolean): VoucherInput {
  const kept = code === undefined ? undefined : normalCode(code);
  return kept === undefined || (isNew && kept === '') ? change : { ...change, code: kept };
}

async function problemsOf(
  db: Knex,
  change: VoucherInput,
  current?: VoucherRow,
): Promise<InvalidParams> {
  const { eventId = current?.event_id, note, ...fields } = normalized(change, !current);
  return {
    ...(await eventProblems(db, change.eventId)),
    ...(await validateVoucher(db, fields, { current, eventId })),
  };
}

/** What is wrong with a change beyond the form of its values, by attribute. `publicId` 0 stands for a new voucher. */
export async function voucherProblems(
  change: VoucherInput,
  publicId: number,
): Promise<InvalidParams> {
  const current = publicId ? await findVoucherRow(database(), publicId) : undefined;
  if (publicId && !current) return {};
  return problemsOf(database(), change, current);
}

async function assertValid(db: Knex, change: VoucherInput, current?: VoucherRow): Promise<void> {
  const problems = await problemsOf(db, change, current);
  if (Object.keys(problems).length > 0) throw invalidParams(problems);
}

/** What the Document Service is told. */
async function dataOf(db: Knex, { eventId, ...fields }: VoucherInput) {
  if (eventId === undefined) return fields;
  const event = eventId ? await findFullEvent(db, 'public_id', eventId) : undefined;
  return { ...fields, event: event?.event_document_id ?? null };
}

/** @throws Problem `invalidParam` */
export function createVoucher(change: VoucherInput): Promise<VoucherRow> {
  return retriedTransaction(async (trx) => {
    await assertValid(trx, change);
    const made = await documents(uid).create({ data: await dataOf(trx, change) });
    const { publicId } = made as unknown as { publicId: number };
    return (await findVoucherRow(trx, publicId))!;
  });
}

async function lockByPublicId(trx: Knex, publicId: number): Promise<VoucherRow> {
  const seen = await findVoucherRow(trx, publicId);
  const locked = seen && (await lockVoucher(trx, seen.document_id));
  if (!locked) throw notFound('voucher');
  return locked;
}

/**
 * Changes exactly the fields that the change names.
 * @throws Problem `notFound`, `invalidParam`; then nothing has changed.
 */
export function updateVoucher(publicId: number, change: VoucherInput): Promise<VoucherRow> {
  return retriedTransaction(async (trx) => {
    const current = await lockByPublicId(trx, publicId);
    await assertValid(trx, change, current);
    const { document_id: documentId } = current;
    await documents(uid).update({ documentId, data: await dataOf(trx, change) });
    return (await findVoucherRow(trx, publicId))!;
  });
}

/** Gone for good, used or not; answers what it was. @throws Problem `notFound` */
export function deleteVoucher(publicId: number): Promise<VoucherRow> {
  return retriedTransaction(async (trx) => {
    const voucher = await lockByPublicId(trx, publicId);
    await documents(uid).delete({ documentId: voucher.document_id });
    return voucher;
  });
}
