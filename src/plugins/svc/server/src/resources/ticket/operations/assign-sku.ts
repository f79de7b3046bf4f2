import type { Knex } from 'knex';
import { table } from '../../../database/table';
import type { Row } from '../../../database/tables';
import { skuCandidates } from '../domain/sku';

type Titled = Pick<Row<'svc_tickets'>, 'public_id' | 'title'>;

async function freeSku(trx: Knex, { public_id: id, title }: Titled): Promise<string> {
  for (const sku of skuCandidates(id, title)) {
    if (!(await table(trx, 'svc_tickets').where({ sku }).first('id'))) return sku;
  }
  throw new Error(`No free sku was found for the ticket ${id}.`);
}

/** The sku of a ticket, made now where it has none. */
export async function assignSku(trx: Knex, documentId: string): Promise<string> {
  const own = () => table(trx, 'svc_tickets').where({ document_id: documentId });
  const ticket = (await own().first('public_id', 'title', 'sku'))!;
  if (ticket.sku) return ticket.sku;
  const sku = await freeSku(trx, ticket);
  await own().update({ sku });
  return sku;
}
