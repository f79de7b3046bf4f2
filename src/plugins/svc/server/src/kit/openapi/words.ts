import type { JsonSchema } from '../schema';

/*
 * What fields, parameters and tags mean, in words, said once by name and not at each of the shapes that have them. What a
 * schema says of itself, such as how a date is written, follows.
 */

/** Sentences by name. */
export type Sentences = Record<string, string>;

export interface Words {
  /** Of a field by its name, or by its object's and its own where the name alone does not tell: `Order.status`. */
  fields?: Sentences;
  /** Of a parameter by its name, or by the collection's and its own: `orders?status`. */
  parameters?: Sentences;
  /** Of a collection. */
  tags?: Sentences;
}

const fields = new Map<string, string>();
const parameters = new Map<string, string>();
const tags = new Map<string, string>();

/** Adds words to those of the description. The last one counts. */
export function explain(words: Words): void {
  for (const [name, sentence] of Object.entries(words.fields ?? {})) fields.set(name, sentence);
  for (const [name, sentence] of Object.entries(words.parameters ?? {}))
    parameters.set(name, sentence);
  for (const [name, sentence] of Object.entries(words.tags ?? {})) tags.set(name, sentence);
}

/** Both, in this order; once where they are the same. */
function joined(meaning: string | undefined, form: unknown): { description?: string } {
  const said = [...new Set([meaning, form].filter(Boolean))];
  return said.length === 0 ? {} : { description: said.join(' ') };
}

/** `context` is the name of the object that has the fields, and of the fields that lead to it. */
function explainedField(context: string, name: string, schema: JsonSchema): JsonSchema {
  const { description, ...rest } = schema;
  const meaning = fields.get(`${context}.${name}`) ?? fields.get(name);
  return { ...explained(rest, `${context}.${name}`), ...joined(meaning, description) };
}

const nested = ['items', 'oneOf', 'anyOf'] as const;

/** The schema, with words for each of its fields that has some. */
export function explained(schema: JsonSchema, context: string): JsonSchema {
  const whole = { ...schema };
  if (whole.properties) {
    const entries = Object.entries(whole.properties as Record<string, JsonSchema>);
    whole.properties = Object.fromEntries(
      entries.map(([name, field]) => [name, explainedField(context, name, field)]),
    );
  }
  for (const key of nested) {
    const inner = whole[key] as JsonSchema | JsonSchema[] | undefined;
    if (Array.isArray(inner)) whole[key] = inner.map((one) => explained(one, context));
    else if (inner) whole[key] = explained(inner, context);
  }
  return whole;
}

/** The description of a parameter of a collection's operation: what it means, and how it is written. */
export function parameterWords(tag: string, name: string, form?: unknown) {
  return joined(parameters.get(`${tag}?${name}`) ?? parameters.get(name), form);
}

export function tagWords(tag: string) {
  return joined(tags.get(tag), undefined);
}
