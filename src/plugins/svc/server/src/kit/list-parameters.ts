import type * as yup from 'yup';
import { invalidParams } from '../domain/problem';
import { searchWords } from '../domain/search-words';
import { idList } from './id-lists';
import { listOfValues } from './resource/value-lists';
import { integer, oneOf, text, withJsonSchema } from './schema';

/*
 * What WordPress's lists take besides their filters: which things by id or slug, from which one on, and in what order.
 */

const maxListed = 100;

/** Of each list of things. */
export const choosingQuery = {
  include: withJsonSchema(idList({ max: maxListed }), {
    description: 'Only those with these ids.',
  }),
  exclude: withJsonSchema(idList({ max: maxListed }), {
    description: 'All but those with these ids.',
  }),
  offset: withJsonSchema(integer({ min: 0 }), {
    description: 'How many to leave out; goes before page.',
  }),
};

/** Of those whose things have an address. */
export const slugQuery = {
  slug: withJsonSchema(
    listOfValues(text({ min: 1, max: 255 }), { min: 1, max: maxListed }) as yup.MixedSchema<
      string[] | undefined
    >,
    { description: 'Only those with these slugs, separated by commas.' },
  ),
};

/** What a list can be in order of, whatever its things are. */
export const commonOrders = ['title', 'id', 'modified', 'include'] as const;
/** How well it fits the search; of lists that have one. */
export const relevance = 'relevance';

/** Of lists of what has a place; needs to know near which. */
export const byDistance = 'distance';

/** The parameters without which some orders say nothing. */
const needed = { include: 'include', [relevance]: 'search', [byDistance]: 'near' };

/** What a list may be asked to be in order of. */
export function orderQuery<const Word extends string>(words: readonly Word[]) {
  const needs = Object.entries(needed)
    .filter(([word]) => (words as readonly string[]).includes(word))
    .map(
      ([word, parameter]) => `${word} needs ${word === parameter ? 'that parameter' : parameter}`,
    );
  return {
    orderby: withJsonSchema(oneOf(words), {
      description: `What the list is in order of: ${words.join(', ')}. Of these ${needs.join(', ')}.`,
    }),
    order: withJsonSchema(oneOf(['asc', 'desc']), { description: 'desc turns the order around.' }),
  };
}

/** Names that a list's own filters cannot have. */
export const reservedParameters = [
  ...Object.keys(choosingQuery),
  ...Object.keys(slugQuery),
  ...['order', 'orderby'],
];

/** What {@link choosingQuery} and its like let through. */
export interface Choice {
  include?: number[];
  exclude?: number[];
  slug?: string[];
}

/** What {@link orderQuery} lets through. */
export interface Ordering {
  orderby?: string;
  order?: 'asc' | 'desc';
}

/** @throws Problem `invalidParam` for an order by what the request does not say */
export function assertOrdering({
  orderby,
  include,
  search,
  near,
}: Ordering & Choice & { search?: string; near?: unknown }): void {
  const needed =
    (orderby === 'include' && !include && 'include') ||
    (orderby === byDistance && !near && 'near') ||
    (orderby === relevance && searchWords(search ?? '').length === 0 && 'search');
  if (needed) throw invalidParams({ orderby: `needs ${needed}` });
}
