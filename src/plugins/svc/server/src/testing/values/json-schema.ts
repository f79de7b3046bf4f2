/** What a description says of a value, as far as values are made from it. */
export type JsonSchema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  examples?: unknown[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, JsonSchema>;
  additionalProperties?: boolean | JsonSchema;
  required?: string[];
  default?: unknown;
  anyOf?: JsonSchema[];
  $ref?: string;
};

/** What it is. */
export function allTypesOf({ type, anyOf = [] }: JsonSchema): string[] {
  return [type ?? [], ...anyOf.map(allTypesOf)].flat();
}

/** The same, besides null. */
export function typesOf(schema: JsonSchema): string[] {
  return allTypesOf(schema).filter((one) => one !== 'null');
}
