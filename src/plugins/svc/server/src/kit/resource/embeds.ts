import * as yup from 'yup';
import type { Caller } from '../../access/caller';
import { fieldOf } from '../fields-parameter';
import { listOf, nameOf, oneOfForms } from '../named-shapes';
import { optionalInResponse, type Shape, withJsonSchema } from '../schema';

/*
 * `_embed`: what things name, in the same answer. A fixed number of queries, however many things there are.
 */

/** A thing that is about to be sent; what is embedded stands in `_embedded`. */
type Embedding = Record<string, unknown> & { _embedded?: Record<string, unknown> };

/** Something that an answer can have in `_embedded`. */
export interface Embed {
  isMany: boolean;
  /** Of one of them; asked for when the answer is described. */
  output: () => Shape;
  /** What stands there for each of the things, in their order, as the caller may see it. */
  load: (things: Embedding[], caller: Caller) => Promise<unknown[]>;
}

/** By the names that `_embed` takes, in the order in which answers have them. */
export type Embeds = Record<string, Embed>;

/** How things of a type are shown where others name them: as in their own list. */
interface Embeddable {
  output: () => Shape;
  /** Those that the caller may see, in whatever order, in a fixed number of queries. */
  present: (ids: number[], caller: Caller) => Promise<({ id: number } & object)[]>;
}

const embeddables = new Map<string, Embeddable>();

/** For a type whose operations are written by hand. */
export function registerEmbeddable(uid: string, embeddable: Embeddable): void {
  embeddables.set(uid, embeddable);
}

interface Related {
  /** The field with the id, or the ids; 0 for none. */
  field: string;
  /** Strapi's name of the type that it names. */
  uid: string;
  isMany: boolean;
}

function idsIn(thing: Embedding, field: string): number[] {
  const ids = [fieldOf(thing, field) ?? []].flat() as number[];
  return ids.filter((id) => id > 0);
}

/** What a field names. One that is not there, or that the caller may not see, is null, and missing among several. */
export function relatedEmbed({ field, uid, isMany }: Related): Embed {
  const embeddable = () => embeddables.get(uid)!;
  return {
    isMany,
    output: () => embeddable().output(),
    async load(things, caller) {
      const idsOf = things.map((thing) => idsIn(thing, field));
      const ids = new Set(idsOf.flat());
      const found = ids.size === 0 ? [] : await embeddable().present([...ids], caller);
      const byId = new Map(found.map((one) => [one.id, one]));
      return idsOf.map((wanted) => {
        const named = wanted.flatMap((id) => byId.get(id) ?? []);
        return isMany ? named : (named[0] ?? null);
      });
    },
  };
}

/** Puts into the things of an answer, one or a list, what is asked for. */
export async function embedInto(
  body: unknown,
  embeds: Embeds,
  { embeds: names, caller }: { embeds: string[]; caller: Caller },
): Promise<void> {
  const things = [body].flat() as Embedding[];
  for (const thing of things) thing._embedded = {};
  for (const name of names) {
    const loaded = await embeds[name]!.load(things, caller);
    for (const [index, thing] of things.entries()) thing._embedded![name] = loaded[index];
  }
}

/** Of a shape that has a name, or nothing. */
function oneOrNone(shape: Shape): yup.AnySchema {
  const $ref = `#/components/schemas/${nameOf(shape)}`;
  return withJsonSchema(yup.mixed(), { anyOf: [{ $ref }, { type: 'null' }] });
}

/** The form of `_embedded`. What there is to be embedded is known when the answer is described. */
export function embeddedOutput(embeds: Embeds): yup.AnySchema {
  const form = () =>
    Object.fromEntries(
      Object.entries(embeds).map(([name, { isMany, output }]) => [
        name,
        optionalInResponse(isMany ? listOf(output()) : oneOrNone(output())),
      ]),
    );
  return optionalInResponse(oneOfForms(() => [form()]));
}
