import type { Knex } from 'knex';
import { columns, execute, select, type Selected, type Sql, sql } from '../../../database/sql';

const voucher = columns(
  'svc_vouchers',
  'document_id, public_id, code, percent, amount_minor, event_id, valid_from, valid_until, max_places, used, note',
);

export type VoucherRow = Selected<typeof voucher>;

async function findWhere(db: Knex, condition: Sql): Promise<VoucherRow | undefined> {
  const [row] = await select(db, sql`select ${voucher} from svc_vouchers where ${condition}`);
  return row;
}

function findVoucherRow(db: Knex, publicId: number): Promise<VoucherRow | undefined> {
  return findWhere(db, sql`public_id = ${publicId}`);
}

export function findVoucherOfDocument(
  db: Knex,
  documentId: string,
): Promise<VoucherRow | undefined> {
  return findWhere(db, sql`document_id = ${documentId}`);
}

/** The voucher with a code that is as `normalCode` makes it. */
export function findVoucherByCode(db: Knex, code: string): Promise<VoucherRow | undefined> {
  return findWhere(db, sql`code = ${code}`);
}

/** The voucher, which nobody else changes or counts until the transaction ends; undefined where it is gone. */
export async function lockVoucher(trx: Knex, documentId: string): Promise<VoucherRow | undefined> {
  const seen = await findVoucherOfDocument(trx, documentId);
  if (!seen) return undefined;
  // By the index that orders go by.
  await execute(trx, sql`update svc_vouchers set used = used where public_id = ${seen.public_id}`);
  return findVoucherRow(trx, seen.public_id);
}
