import type * as yup from 'yup';
import { optionalInResponse, withJsonSchema } from './schema';

/*
 * The host platform's `_fields` parameter: which fields of an answer to send. A name may reach into an object
 * (`meta._svc_event_featured`). The answer's own order of fields is kept.
 *
 * Some fields an answer has only where they are named: they cost nobody else anything, and who does not ask sees the answer
 * as it ever was.
 */

/** Marks a field that an answer has only where `_fields` names it. */
export function onlyByName<T extends yup.AnySchema>(schema: T): T {
  return withJsonSchema(optionalInResponse(schema), {
    description: 'Only where _fields names it.',
  });
}

type Fields = Record<string, unknown>;

const namedFields = new WeakMap<object, () => Fields>();

/** What is shown of a thing, with fields that are made when one of them is named. A copy of it has none of them. */
export function withNamedFields<Shown extends object>(shown: Shown, fields: () => Fields): Shown {
  let made: Fields | undefined;
  namedFields.set(shown, () => (made ??= fields()));
  return shown;
}

/** All that can be shown of it. */
export function allFieldsOf(shown: object): Fields {
  const named = namedFields.get(shown);
  return named ? { ...shown, ...named() } : (shown as Fields);
}

/** One field of it; those that are made when they are named are made once. */
export function fieldOf(shown: object, name: string): unknown {
  const own = (shown as Fields)[name];
  return own === undefined ? namedFields.get(shown)?.()[name] : own;
}

type Tree = Map<string, Tree>;

/** The names in `_fields`, sent as a comma list, repeated, or both; empty when all fields are wanted. */
export function requestedFields(sent: unknown): string[] {
  if (sent === undefined) return [];
  const parts: unknown[] = Array.isArray(sent) ? sent : [sent];
  return parts
    .filter((part) => typeof part === 'string')
    .flatMap((part) => part.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** The fields that are wanted, without what names reach into; empty when all are. */
export function outerFields(sent: unknown): string[] {
  return requestedFields(sent).map((name) => name.split('.', 1)[0]!);
}

const all = ['', '1', 'true'];

/**
 * What of `known` is to be embedded, as `_embed` asks for it: names separated by commas or repeated, or all. Nothing where
 * `_fields` names none of it.
 */
export function requestedEmbeds(
  { _embed: sent, _fields: fields }: { _embed?: unknown; _fields?: unknown },
  embeds: object,
): string[] {
  if (sent === undefined) return [];
  const known = Object.keys(embeds);
  // A name alone, without `=`, is null to the host's parser.
  const isAll = [sent].flat().some((one) => all.includes(String(one ?? '').trim()));
  const named = requestedFields(sent);
  const asked = known.filter((name) => isAll || named.includes(name));
  const shown = requestedFields(fields);
  if (shown.length === 0 || shown.includes('_embedded')) return asked;
  return asked.filter((name) =>
    shown.some((field) => `${field}.`.startsWith(`_embedded.${name}.`)),
  );
}

/** A node without names below it stands for a whole field, even if another name reaches into it. */
function treeOf(names: string[]): Tree {
  const root: Tree = new Map();
  const whole = new Set<Tree>();
  for (const name of names) {
    let node = root;
    for (const part of name.split('.')) {
      if (whole.has(node)) break;
      const next = node.get(part) ?? (new Map() as Tree);
      node.set(part, next);
      node = next;
    }
    node.clear();
    whole.add(node);
  }
  return root;
}

function pick(value: unknown, tree: Tree): unknown {
  if (tree.size === 0) return value;
  if (Array.isArray(value)) return value.map((item) => pick(item, tree));
  if (typeof value !== 'object' || value === null) return undefined;
  const picked: Record<string, unknown> = {};
  for (const [name, content] of Object.entries(allFieldsOf(value))) {
    const below = tree.get(name);
    if (!below) continue;
    const part = pick(content, below);
    if (part !== undefined) picked[name] = part;
  }
  return picked;
}

/** The wanted fields of an object, or of each object in an array. */
export function pickFields(body: unknown, names: string[]): unknown {
  return names.length === 0 ? body : pick(body, treeOf(names));
}
