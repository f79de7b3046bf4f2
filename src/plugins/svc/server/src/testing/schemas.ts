import Ajv, { type ValidateFunction } from 'ajv/dist/2020';

interface Known {
  ajv: Ajv;
  validators: Map<string, ValidateFunction>;
}

/** What is compiled already, by the components of a description and then by the schema, both as text. */
const known = new Map<string, Known>();

/** The description leaves room for fields of later versions; in tests an answer has those that it has, and no more. */
function closed<Part>(part: Part): Part {
  if (Array.isArray(part)) return part.map((one: unknown) => closed(one)) as Part;
  if (typeof part !== 'object' || part === null) return part;
  const entries = Object.entries(part).map(([name, value]) => [name, closed<unknown>(value)]);
  const whole = Object.fromEntries(entries) as Part & { properties?: unknown };
  return whole.properties ? { additionalProperties: false, ...whole } : whole;
}

function schemasWith(components: string): Known {
  const ajv = new Ajv({ strict: false, allErrors: false, validateFormats: false });
  ajv.addSchema({ components: closed(JSON.parse(components) as object) }, 'description');
  return { ajv, validators: new Map() };
}

/**
 * Validates by a schema that refers to components of its description. Most test files ask for the same: Node itself has
 * to load this module, so that it stays for the life of a worker.
 */
export function validatorOf(schema: object, components: string): ValidateFunction {
  const { ajv, validators } = known.get(components) ?? schemasWith(components);
  known.set(components, { ajv, validators });
  const text = JSON.stringify(schema).replaceAll('"#/components', '"description#/components');
  const ready = validators.get(text) ?? ajv.compile(closed(JSON.parse(text) as object));
  validators.set(text, ready);
  return ready;
}
