import type { Core } from '@strapi/strapi';
import { settings } from '../host/strapi';
import type { BodyWithEtag } from './conditional-get';
import { createLru, type Lru } from '../lib/lru';

/*
 * What was sent to guests of the same texts before. Most commits change little of what is read: an answer is read anew, and
 * mostly from rows that say what they said. Then neither its body is made again nor its tags, and it is not packed again.
 */

export interface Rendering extends BodyWithEtag {
  cacheTag: string;
}

/** Of what a process may remember; answers that are sent without being read anew have the rest. */
export const shareOfRenderings = 1 / 4;

const kept = new WeakMap<Core.Strapi, Lru<string, Rendering>>();

/** With what it may be packed into. */
const weightOf = (source: string, { text, cacheTag }: Rendering) =>
  2 * source.length + 2 * text.length + cacheTag.length + 500;

function renderings(): Lru<string, Rendering> {
  const known = kept.get(strapi);
  if (known) return known;
  const most = settings().guestAnswersMb * 2 ** 20 * shareOfRenderings;
  const made = createLru(most, weightOf);
  kept.set(strapi, made);
  return made;
}

/** @param source all that it follows from, besides the code and the settings */
export function renderingOf(source: () => string, render: () => Rendering): Rendering {
  if (settings().guestAnswersMb === 0) return render();
  const key = source();
  const known = renderings().get(key);
  if (known) return known;
  const { text, ...rest } = render();
  // What is packed is kept by its bytes.
  const made = { ...rest, text: Buffer.from(text as string) };
  renderings().set(key, made);
  return made;
}
