import { queryEngine, withCreator } from '../../host/query-engine';

/* The events that are ticked, as a role is asked about them. */

const uid = 'plugin::svc.event';

/** An event as it is now: its draft. */
export interface EventRow {
  documentId: string;
  publicId: number;
  title: string | null;
  trashedAt: unknown;
  isPublished: boolean;
}

/** In the order of the request; undefined for what there is not. */
export async function findEvents(ids: string[]): Promise<(EventRow | undefined)[]> {
  const rows = await queryEngine(uid).findMany({
    where: { documentId: { $in: ids } },
    populate: withCreator,
  });
  return ids.map((id) => {
    const versions = rows.filter(({ documentId }) => documentId === id);
    const draft = versions.find(({ publishedAt }) => !publishedAt);
    const isPublished = versions.some(({ publishedAt }) => publishedAt);
    return draft && ({ ...draft, isPublished } as unknown as EventRow);
  });
}

/** The same of one. */
export async function findEvent(id: string): Promise<EventRow | undefined> {
  const [row] = await findEvents([id]);
  return row;
}
