import { pascalCase } from '../../lib/pascal-case';
import type { Endpoint } from '../endpoint';
import { singular } from '../reply';

const verbs: Record<string, string> = {
  GET: 'get',
  POST: 'create',
  PUT: 'update',
  PATCH: 'patch',
  DELETE: 'delete',
};

/** The words of a path that name things: `svc/events/v1/events/{id}/sponsors` has `events` and `sponsors`. */
function wordsOf(path: string): string[] {
  return path
    .replace(/^(?:.*\/)?v\d+\//, '')
    .split('/')
    .filter((part) => !part.startsWith('{'));
}

function lowerFirst(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** Of what is below one thing: `listEventSponsors`, `getEventSummary`; what is done with it: `approveSponsor`. */
function nestedId({ path, paged, method }: Endpoint, verb: string): string {
  const words = wordsOf(path);
  const last = words.pop()!;
  const above = words.map((word) => pascalCase(singular(word))).join('');
  if (paged) return `list${above}${pascalCase(last)}`;
  if (method === 'POST') return `${lowerFirst(pascalCase(last))}${above}`;
  return `${verb}${above}${pascalCase(last)}`;
}

/** `listEvents`, `getEvent`, `createEvent`; the other verbs of an update say which they are. */
export function operationIdOf(declared: Endpoint, method: string): string {
  if (declared.operationId) return declared.operationId;
  const { path, paged } = declared;
  if (/\{\w+\}\/[^{]*$/.test(path)) return nestedId(declared, verbs[method]!);
  const name = wordsOf(path).at(-1) ?? path.replace(/.*\//, '');
  if (paged) return `list${pascalCase(name)}`;
  const isOfOne = path.endsWith('}') || path.endsWith('/me');
  const thing = pascalCase(isOfOne || method === 'POST' ? singular(name) : name);
  if (isOfOne && method === 'POST') return `update${thing}ByPost`;
  return `${verbs[method]!}${thing}`;
}
