import type { Knex } from 'knex';
import { columns, select, sql } from '../../../database/sql';
import { settings } from '../../../host/strapi';
import { findFullEvent } from '../../event/queries/events';
import { keyOfCode } from '../domain/code';
import { fieldProblems, type VoucherFields, type VoucherProblems } from '../domain/fields';
import type { VoucherRow } from '../queries/vouchers';

export const codeTaken = 'belongs to another voucher';

/** What a change of a voucher is judged against. */
export interface VoucherContext {
  /** The voucher as it is; absent for a new one. */
  current?: VoucherRow;
  /** The event that it is to be for; none for every event. */
  eventId?: number | null;
}

export function currentFields(row: VoucherRow): VoucherFields {
  return {
    code: row.code,
    percent: row.percent,
    amountMinor: row.amount_minor,
    validFrom: row.valid_from,
    validUntil: row.valid_until,
    maxPlaces: row.max_places,
  };
}

/** The zone of the clocks that the times of a voucher for this event mean: the site's where it is for every event. */
export async function zoneOfVoucher(db: Knex, eventId: number | null | undefined): Promise<string> {
  const event = eventId ? await findFullEvent(db, 'public_id', eventId) : undefined;
  return event?.timezone ?? settings().siteTimezone;
}

async function isTaken(db: Knex, code: string, by: number): Promise<boolean> {
  const others = await select(
    db,
    sql`select ${columns('svc_vouchers', 'id')} from svc_vouchers
      where code_key = ${keyOfCode(code)} and public_id <> ${by}`,
  );
  return others.length > 0;
}

/** What is wrong with a change of a voucher, by attribute; REST and the panel ask the same. */
export async function validateVoucher(
  db: Knex,
  change: VoucherFields,
  { current, eventId }: VoucherContext,
): Promise<VoucherProblems> {
  const zone = await zoneOfVoucher(db, eventId);
  const problems = fieldProblems(change, current ? currentFields(current) : {}, zone);
  const { code } = change;
  if (!problems.code && code && (await isTaken(db, code, current?.public_id ?? 0))) {
    problems.code = codeTaken;
  }
  return problems;
}
