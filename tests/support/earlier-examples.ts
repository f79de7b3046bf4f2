import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Examples } from '../../src/plugins/svc/server/src/kit/openapi/examples';
import { projectRoot } from './environment';

/* What services of earlier releases answered, as it was recorded then. It is never recorded anew. */

const folder = path.join(projectRoot, 'tests/upgrades');

/** By the name of the release. */
export const earlierExamples = readdirSync(folder).map((release): [string, Examples] => [
  release,
  JSON.parse(readFileSync(path.join(folder, release, 'examples.json'), 'utf8')) as Examples,
]);

const kindOf = (value: unknown) =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

type Fields = Record<string, unknown>;

/** What a value had then and has not now, or of another type: the names that lead there. Of a list the first thing counts. */
export function lostIn(where: string, then: unknown, now: unknown): string[] {
  const [was, is] = [kindOf(then), kindOf(now)];
  if (was !== is) return [`${where}: ${is}, not ${was}`];
  if (was === 'array') {
    const [[first], [other]] = [then as unknown[], now as unknown[]];
    return first === undefined ? [] : lostIn(`${where}[]`, first, other);
  }
  if (was !== 'object') return [];
  return Object.entries(then as Fields).flatMap(([name, value]) =>
    name in (now as Fields)
      ? lostIn(`${where}.${name}`, value, (now as Fields)[name])
      : [`${where}.${name}: gone`],
  );
}
