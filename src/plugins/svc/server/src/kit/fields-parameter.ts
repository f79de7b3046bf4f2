/*
 * The host platform's `_fields` parameter: which fields of an answer to send. A name may reach into an object
 * (`meta._svc_event_featured`). The answer's own order of fields is kept.
 */

type Tree = Map<string, Tree>;

/** The names in `_fields`, sent as a comma list, repeated, or both; empty when all fields are wanted. */
export function requestedFields(sent: unknown): string[] {
  const parts: unknown[] = Array.isArray(sent) ? sent : [sent];
  return parts
    .filter((part) => typeof part === 'string')
    .flatMap((part) => part.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '');
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
  for (const [name, content] of Object.entries(value)) {
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
