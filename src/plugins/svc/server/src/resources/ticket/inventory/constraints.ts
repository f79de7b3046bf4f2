import type { Knex } from 'knex';
import { ensureConstraint } from '../../../database/check-constraint';

/**
 * Fewer than no places, and more than there are. A capacity that was lowered below what is taken leaves those places
 * overbooked.
 */
export function ensureStockConstraint(db: Knex): Promise<void> {
  return ensureConstraint(db, {
    table: 'svc_tickets',
    name: 'svc_tickets_stock_check',
    rule: (row) =>
      `${row}sold >= 0 and ${row}held >= 0 and ${row}overbooked >= 0 and ` +
      `(${row}capacity is null or ${row}capacity < 0 or ${row}sold + ${row}held <= ${row}capacity + ${row}overbooked)`,
    of: 'sold, held, capacity, overbooked',
  });
}
