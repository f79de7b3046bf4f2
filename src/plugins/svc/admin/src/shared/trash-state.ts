import type { Fields } from '../conflicts/compare';
import { changeQuery, type Envelope } from '../conflicts/content-manager-api';

/** The host's badge knows published and not: what is in the trash is neither, and it says so under this name. */
export function withTrashState(entry: Fields): Fields {
  const { trashedAt, status } = entry;
  return trashedAt ? { ...entry, status: 'trash', isPublished: status !== 'draft' } : entry;
}

/** In all forms of the Content Manager. */
export function sayTrashState(): void {
  changeQuery('getDocument', (answer) => {
    const envelope = answer.data as Partial<Envelope> | undefined;
    if (!envelope?.data?.trashedAt) return answer;
    return { ...answer, data: { ...envelope, data: withTrashState(envelope.data) } };
  });
}
