import type { Knex } from 'knex';
import { skuCandidates } from '../domain/sku';

interface Row {
  public_id: number;
  title: string;
  sku: string | null;
}

async function freeSku(trx: Knex, { public_id: id, title }: Row): Promise<string> {
  for (const sku of skuCandidates(id, title)) {
    if (!(await trx('tickets').where({ sku }).first('id'))) return sku;
  }
  throw new Error(`No free sku was found for the ticket ${id}.`);
}

/** The sku of a ticket, made now where it has none. */
export async function giveSku(trx: Knex, documentId: string): Promise<string> {
  const ticket = trx('tickets').where({ document_id: documentId });
  const row = (await ticket.clone().first('public_id', 'title', 'sku')) as Row;
  if (row.sku) return row.sku;
  const sku = await freeSku(trx, row);
  await ticket.update({ sku });
  return sku;
}
