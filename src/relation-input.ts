import type { Knex } from 'knex';

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

/** A row that a relation names. */
export interface NamedRow {
  document_id: string;
  public_id: number;
}

/** The thing in `table` that a write relates to; null for none or an unknown one, undefined where nothing is said. */
export async function findTarget(
  db: Knex,
  table: string,
  input: unknown,
): Promise<NamedRow | null | undefined> {
  const target = targetOf(input);
  if (!target) return target;
  const row = (await db(table).where(target).first('document_id', 'public_id')) as
    NamedRow | undefined;
  return row ?? null;
}
