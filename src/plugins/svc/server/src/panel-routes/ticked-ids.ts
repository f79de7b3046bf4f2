import { invalidParams } from '../domain/problem';

/** Most that a list shows at once. */
export const maxTicked = 100;

/** The document ids of what is ticked, each once. @throws Problem `invalidParam` where it is none, or more than a list shows */
export function readTicked(sent: unknown): string[] {
  const ids = Array.isArray(sent) ? sent.filter((id) => typeof id === 'string') : [];
  const distinct = [...new Set(ids)];
  if (distinct.length >= 1 && distinct.length <= maxTicked) return distinct;
  throw invalidParams({ documentIds: `has to be a list of 1 to ${maxTicked} ids` });
}
