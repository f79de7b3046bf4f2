import type { Knex } from 'knex';
import { table } from '../../../database/table';
import { fieldProblems, type TicketField, type TicketFields } from '../domain/fields';

/** What a change of a ticket is judged against. */
export interface TicketContext {
  /** The ticket as it is; absent for a new one. */
  current?: TicketFields & { publicId: number };
  /** Of its event, IANA. */
  timezone: string;
}

export type TicketProblems = Partial<Record<TicketField | 'sku', string>>;

export const skuTaken = 'belongs to another ticket';

async function isTaken(db: Knex, sku: string, by: number | undefined): Promise<boolean> {
  const tickets = table(db, 'svc_tickets').where({ sku });
  const others = by === undefined ? tickets : tickets.whereNot('public_id', by);
  return Boolean(await others.first('id'));
}

/** What is wrong with a change of a ticket, by attribute; REST and the panel ask the same. */
export async function validateTicket(
  db: Knex,
  change: TicketFields & { sku?: string | null },
  { current, timezone }: TicketContext,
): Promise<TicketProblems> {
  const problems: TicketProblems = fieldProblems(change, current ?? {}, timezone);
  const { sku } = change;
  if (sku && (await isTaken(db, sku, current?.publicId))) problems.sku = skuTaken;
  return problems;
}
