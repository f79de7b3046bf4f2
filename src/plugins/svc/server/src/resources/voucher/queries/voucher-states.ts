import type { Knex } from 'knex';
import type { VoucherState } from '../../../contract/voucher-state';
import { columns, join, leftJoined, select, type Selected, sql } from '../../../database/sql';
import { settings } from '../../../host/strapi';
import { now } from '../../../lib/clock';
import { validityAt } from '../domain/validity';
import { placesLeft } from '../uses';

const voucher = columns('svc_vouchers v', 'document_id, valid_from, valid_until, max_places, used');
const event = leftJoined(columns('svc_event_listings l', 'timezone'));
const selectVouchers = sql`select ${voucher}, ${event} from svc_vouchers v
  left join svc_event_listings l on l.public_id = v.event_id`;

function stateOf(row: Selected<typeof selectVouchers>): VoucherState {
  const validity = { validFrom: row.valid_from, validUntil: row.valid_until };
  const at = validityAt(validity, row.timezone ?? settings().siteTimezone, now());
  if (at === 'over') return 'ended';
  if (placesLeft(row) === 0) return 'used_up';
  return at === 'early' ? 'not_yet' : 'valid';
}

/** How vouchers stand now, by their documents: one statement. */
export async function findVoucherStates(
  db: Knex,
  documents: string[],
): Promise<Map<string, { state: VoucherState }>> {
  const rows = await select(db, sql`${selectVouchers} where v.document_id in (${join(documents)})`);
  return new Map(rows.map((row) => [row.document_id, { state: stateOf(row) }]));
}
