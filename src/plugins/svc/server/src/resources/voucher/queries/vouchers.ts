import type { Knex } from 'knex';
import type { Page, PageResult } from '../../../domain/page';
import { idConditions } from '../../../database/choose';
import { selectPage } from '../../../database/select-page';
import {
  columns,
  execute,
  join,
  select,
  type Selected,
  type Sql,
  sql,
} from '../../../database/sql';
import { keyOfCode, normalCode } from '../domain/code';

const voucher = columns(
  'svc_vouchers',
  'document_id, public_id, code, percent, amount_minor, event_id, valid_from, valid_until, max_places, used, note',
);

export type VoucherRow = Selected<typeof voucher>;

export interface VoucherFilter {
  /** For these events and no others; 0 stands for every event. */
  eventIds?: number[];
  /** A part of the code, with its dashes or without. */
  search?: string;
  include?: number[];
  exclude?: number[];
}

function ofEvents(ids: number[]): Sql {
  const isOfOne = sql`event_id in (${join(ids)})`;
  return ids.includes(0) ? sql`(event_id is null or ${isOfOne})` : isOfOne;
}

/** What follows `where`. A key has no letter that means something in a pattern; what has one is in none. */
function conditionsOf({ eventIds, search = '', ...chosen }: VoucherFilter): Sql {
  const part = keyOfCode(normalCode(search));
  const conditions = [sql`public_id is not null`, ...idConditions(sql`public_id`, chosen)];
  if (eventIds) conditions.push(ofEvents(eventIds));
  if (part !== '') {
    const isKey = /^[A-Z\d]+$/.test(part);
    conditions.push(isKey ? sql`code_key like ${`%${part}%`}` : sql`1 = 0`);
  }
  return join(conditions, ' and ');
}

/** One page of the vouchers that match, in order of their ids. */
export function listVoucherRows(
  db: Knex,
  filter: VoucherFilter,
  page: Page,
): Promise<PageResult<VoucherRow>> {
  const list = {
    columns: voucher,
    from: sql`from svc_vouchers`,
    where: sql`where ${conditionsOf(filter)}`,
    order: sql`order by public_id`,
  };
  return selectPage(db, list, page);
}

async function findWhere(db: Knex, condition: Sql): Promise<VoucherRow | undefined> {
  const [row] = await select(db, sql`select ${voucher} from svc_vouchers where ${condition}`);
  return row;
}

export function findVoucherRow(db: Knex, publicId: number): Promise<VoucherRow | undefined> {
  return findWhere(db, sql`public_id = ${publicId}`);
}

export function findVoucherOfDocument(
  db: Knex,
  documentId: string,
): Promise<VoucherRow | undefined> {
  return findWhere(db, sql`document_id = ${documentId}`);
}

/** The voucher with a code that has this key (`keyOfCode`). */
export function findVoucherByKey(db: Knex, key: string): Promise<VoucherRow | undefined> {
  return findWhere(db, sql`code_key = ${key}`);
}

/** The voucher, which nobody else changes or counts until the transaction ends; undefined where it is gone. */
export async function lockVoucher(trx: Knex, documentId: string): Promise<VoucherRow | undefined> {
  const seen = await findVoucherOfDocument(trx, documentId);
  if (!seen) return undefined;
  // By the index that orders go by.
  await execute(trx, sql`update svc_vouchers set used = used where public_id = ${seen.public_id}`);
  return findVoucherRow(trx, seen.public_id);
}
