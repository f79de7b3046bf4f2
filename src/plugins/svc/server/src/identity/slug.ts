import { strings } from '@strapi/utils';
import { transliterate } from 'transliteration';

const maxLength = 200;

/** Words of ASCII letters and digits, none with a capital inside: what the library makes of them is plain to see. */
const plainTitle = /^[A-Z]?[a-z0-9]*(?:[ ,:-][A-Z]?[a-z0-9]*)*$/;

/** Words in scripts of which the host's library makes nothing. Those that it knows keep the form that it gives them. */
const unknownScripts =
  /(?:(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Armenian}\p{Script=Georgian}])\p{L}\p{M}*)+/gu;

/** `東京 Jazz` is ` dong jing  Jazz`: small letters, for capitals within a word would part it. */
function inLatin(title: string): string {
  return title.replace(unknownScripts, (word) => {
    const latin = transliterate(word).toLowerCase();
    return ` ${latin.replace(/['`’]/g, '')} `;
  });
}

/** The library takes a fifth of a millisecond, which is most of the time that a bulk of events takes. */
function slugified(title: string): string {
  if (!plainTitle.test(title)) return strings.nameToSlug(inLatin(title));
  return title
    .toLowerCase()
    .replace(/[ ,:-]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** What a title looks like in an address: lower case, ASCII, dashes. A title without such letters gives the kind. */
export function slugOf(title: string, kind: string): string {
  const slug = slugified(title).slice(0, maxLength).replace(/-+$/, '');
  return slug || kind;
}

/** The slugs a thing may get, best first. The second has the thing's own id, so few need a third. */
export function* slugCandidates(title: string, kind: string, id: number): Generator<string> {
  const slug = slugOf(title, kind);
  yield slug;
  yield `${slug}-${id}`;
  for (let more = 2; more < 100; more += 1) yield `${slug}-${id}-${more}`;
}
