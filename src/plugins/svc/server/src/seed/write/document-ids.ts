import type { Knex } from 'knex';
import { table } from '../../database/table';

/** As long as Strapi's own ids. The next index has the next id, so that rows go to the end of the indexes. */
const length = 24;

export type SeedKind =
  | 'event'
  | 'venue'
  | 'organizer'
  | 'category'
  | 'tag'
  | 'ticket'
  | 'order'
  | 'orderline'
  | 'attendee'
  | 'picture';

export type SeedTable =
  'svc_events' | 'svc_venues' | 'svc_organizers' | 'svc_categories' | 'svc_tags' | 'files';

/** The id by which a later run knows the thing: the same for the same index. */
export function documentIdOf(kind: SeedKind, index: number): string {
  const prefix = `seed${kind}`;
  return prefix + index.toString(36).padStart(length - prefix.length, '0');
}

/** For those of the indexes whose thing is there: its row. With several rows, any. */
export async function findSeeded(
  trx: Knex,
  { table: name, kind, from, to }: { table: SeedTable; kind: SeedKind; from: number; to: number },
): Promise<Map<number, number>> {
  const found = await table(trx, name)
    .whereBetween('document_id', [documentIdOf(kind, from), documentIdOf(kind, to - 1)])
    .select('id', 'document_id');
  const indexOf = (documentId: string) => parseInt(documentId.slice(`seed${kind}`.length), 36);
  return new Map(found.map((row) => [indexOf(row.document_id), row.id]));
}

export function missingIndexes(found: Map<number, number>, from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, offset) => from + offset).filter(
    (index) => !found.has(index),
  );
}
