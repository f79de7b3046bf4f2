import type { Knex } from 'knex';
import { table } from '../database/table';
import type { Row } from '../database/tables';

/*
 * What a write says of a relation to one thing. The Document Service takes many forms: a document id, a row id, either
 * in an object, and `{connect, disconnect, set}` as the panel's forms send them.
 */

/** The other thing, by its document or by its row. */
export type Target = { document_id: string } | { id: number };

function last(values: unknown): unknown {
  return Array.isArray(values) ? values.at(-1) : values;
}

function isEmpty(values: unknown): boolean {
  return values === undefined || values === null || (Array.isArray(values) && values.length === 0);
}

interface Steps {
  set?: unknown;
  connect?: unknown;
  disconnect?: unknown;
  documentId?: unknown;
  id?: unknown;
}

function targetOfObject({ set, connect, disconnect, documentId, id }: Steps) {
  if (set !== undefined) return targetOf(isEmpty(set) ? null : last(set));
  if (!isEmpty(connect)) return targetOf(last(connect));
  if (!isEmpty(disconnect)) return null;
  return targetOf(documentId ?? id);
}

/** The other thing; null for none, undefined where nothing is said of it. */
export function targetOf(input: unknown): Target | null | undefined {
  if (typeof input === 'string') return { document_id: input };
  if (typeof input === 'number') return { id: input };
  if (input === null) return null;
  if (Array.isArray(input)) return input.length === 0 ? null : targetOf(last(input));
  return typeof input === 'object' ? targetOfObject(input as Steps) : undefined;
}

/** The tables of things that relations of ours name. */
type TargetTable = 'svc_events' | 'svc_orders' | 'svc_tickets';

/** A row that a relation names. */
export type NamedRow = Pick<Row<TargetTable>, 'document_id' | 'public_id'>;

/** The thing in the table that a write relates to; null for none or an unknown one, undefined where nothing is said. */
export async function findTarget(
  db: Knex,
  name: TargetTable,
  input: unknown,
): Promise<NamedRow | null | undefined> {
  const target = targetOf(input);
  if (!target) return target;
  const row = await table(db, name).where(target).first('document_id', 'public_id');
  return row ?? null;
}
