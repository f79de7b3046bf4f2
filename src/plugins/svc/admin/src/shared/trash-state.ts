import type { TrashableDocument } from './content-manager';
import type { Fields } from '../conflicts/compare';
import { changeQuery, type Envelope } from '../conflicts/content-manager-api';

/** By document: where their state is said, that does not say it. */
const publishedInTrash = new Set<unknown>();

/** The host's badge knows published and not: what is in the trash is neither, and it says so under this name. */
export function withTrashState(entry: Fields): Fields {
  const { trashedAt, status, documentId } = entry;
  if (!trashedAt) return entry;
  if (status === 'draft') publishedInTrash.delete(documentId);
  else if (status !== 'trash') publishedInTrash.add(documentId);
  return { ...entry, status: 'trash' };
}

/** Whether it has a published version, which is in the trash with it. */
export const isPublished = ({ documentId, status }: TrashableDocument): boolean =>
  status === 'trash' ? publishedInTrash.has(documentId) : status !== 'draft';

/** In all forms of the Content Manager. */
export function sayTrashState(): void {
  changeQuery('getDocument', (answer) => {
    const envelope = answer.data as Partial<Envelope> | undefined;
    if (!envelope?.data?.trashedAt) return answer;
    return { ...answer, data: { ...envelope, data: withTrashState(envelope.data) } };
  });
}
