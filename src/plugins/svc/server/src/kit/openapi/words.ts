import type { JsonSchema } from '../schema';

/*
 * What fields, parameters and tags mean, in words, said once by name and not at each of the shapes that have them. What a
 * schema says of itself, such as how a date is written, follows.
 */

/** Sentences by name. */
export type Sentences = Record<string, string>;

export interface Words {
  /**
   * Of a field by its object's name and its own, `Order.status`; or by its name alone, where it means the same at every
   * shape of the service. A project's own type may mean something else by such a name: of its fields, only words with the
   * object's name are said, and those of `commonFields`.
   */
  fields?: Sentences;
  /** Of what every type has, a project's own among them, by name. */
  commonFields?: Sentences;
  /** As those of fields: `orders?status` by the collection's name. */
  parameters?: Sentences;
  commonParameters?: Sentences;
  /** Of a collection. */
  tags?: Sentences;
}

const known: Required<Words> = {
  fields: {},
  commonFields: {},
  parameters: {},
  commonParameters: {},
  tags: {},
};

/** Adds words to those of the description. The last one counts. */
export function explain(words: Words): void {
  for (const kind of Object.keys(known) as (keyof Words)[]) Object.assign(known[kind], words[kind]);
}

/** Whose fields or parameters they are. */
export interface Owner {
  /** Of an object, with the fields that lead to it; or of a collection. */
  name: string;
  /** Of a project's own type. */
  isOfOwnType: boolean;
}

/** What is said of a name: where it stands, else of every type, else in the service. */
function meaningOf(kind: 'fields' | 'parameters', { name: at, isOfOwnType }: Owner, name: string) {
  const common = kind === 'fields' ? known.commonFields : known.commonParameters;
  const exact = known[kind][`${at}${kind === 'fields' ? '.' : '?'}${name}`];
  return exact ?? common[name] ?? (isOfOwnType ? undefined : known[kind][name]);
}

/** Both, in this order; once where they are the same. */
function joined(meaning: string | undefined, form: unknown): { description?: string } {
  const said = [...new Set([meaning, form].filter(Boolean))];
  return said.length === 0 ? {} : { description: said.join(' ') };
}

function explainedField(owner: Owner, name: string, schema: JsonSchema): JsonSchema {
  const { description, ...rest } = schema;
  const inner = { ...owner, name: `${owner.name}.${name}` };
  return { ...explained(rest, inner), ...joined(meaningOf('fields', owner, name), description) };
}

const nested = ['items', 'oneOf', 'anyOf'] as const;

/** The schema, with words for each of its fields that has some. */
export function explained(schema: JsonSchema, owner: Owner): JsonSchema {
  const whole = { ...schema };
  if (whole.properties) {
    const entries = Object.entries(whole.properties as Record<string, JsonSchema>);
    whole.properties = Object.fromEntries(
      entries.map(([name, field]) => [name, explainedField(owner, name, field)]),
    );
  }
  for (const key of nested) {
    const inner = whole[key] as JsonSchema | JsonSchema[] | undefined;
    if (Array.isArray(inner)) whole[key] = inner.map((one) => explained(one, owner));
    else if (inner) whole[key] = explained(inner, owner);
  }
  return whole;
}

/** The description of a parameter of a collection's operation: what it means, and how it is written. */
export function parameterWords(owner: Owner, name: string, form?: unknown) {
  return joined(meaningOf('parameters', owner, name), form);
}

export function tagWords(tag: string) {
  return joined(known.tags[tag], undefined);
}
