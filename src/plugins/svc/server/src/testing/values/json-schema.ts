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
  $ref?: string;
};

/** What it is, besides null. */
export function typesOf({ type }: JsonSchema): string[] {
  return [type ?? []].flat().filter((one) => one !== 'null');
}
