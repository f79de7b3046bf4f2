import type { Knex } from 'knex';
import { table } from '../../../database/table';
import type { InvalidParams } from '../../../domain/problem';

/** A row that a public id stands for. */
export interface Reference {
  id: number;
  documentId: string;
}

async function find(
  db: Knex,
  name: 'svc_venues' | 'svc_organizers',
  publicIds: number[],
): Promise<Map<number, Reference>> {
  const found = await table(db, name)
    .whereIn('public_id', publicIds)
    .select('id', 'document_id', 'public_id');
  return new Map(found.map((row) => [row.public_id, { id: row.id, documentId: row.document_id }]));
}

export interface EventReferences {
  /** Null for no venue; absent where the change does not speak of it. */
  venue?: Reference | null;
  organizers?: Reference[];
}

/** The venue and the organizers that a body names, and what is wrong with the names. */
export async function resolveReferences(
  db: Knex,
  { venueId, organizerIds }: { venueId?: number; organizerIds?: number[] },
): Promise<{ references: EventReferences; problems: InvalidParams }> {
  const references: EventReferences = {};
  const problems: InvalidParams = {};
  if (venueId === 0) references.venue = null;
  else if (venueId !== undefined) {
    references.venue = (await find(db, 'svc_venues', [venueId])).get(venueId) ?? null;
    if (!references.venue) problems.venue = `there is no venue ${venueId}; 0 stands for none`;
  }
  if (organizerIds) {
    const found = await find(db, 'svc_organizers', organizerIds);
    const unknown = organizerIds.filter((id) => !found.has(id));
    if (unknown.length > 0) problems.organizers = `there is no organizer ${unknown.join(', ')}`;
    references.organizers = organizerIds.filter((id) => found.has(id)).map((id) => found.get(id)!);
  }
  return { references, problems };
}
