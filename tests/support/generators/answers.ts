/*
 * The examples of the description, which are what a service answered and was sent: `npm run examples`.
 */

export interface Answered {
  /** Of the operation. */
  id: string;
  /** The status of an answer, or the body that was sent. */
  part: number | 'body';
  value: unknown;
}

interface Media {
  example?: unknown;
  examples?: Record<string, { value?: unknown; $ref?: string }>;
}

interface WithContent {
  content?: Record<string, Media>;
}

interface Operation {
  operationId: string;
  requestBody?: WithContent;
  responses: Record<string, WithContent>;
}

export interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, { properties?: Record<string, { const?: unknown }> }>;
    examples: Record<string, { value: unknown }>;
  };
}

/** All that is recorded of JSON, where it belongs. */
export function answersIn({ paths, components }: Document): Answered[] {
  const valuesOf = ({ content }: WithContent): unknown[] => {
    const { example, examples = {} } = content?.['application/json'] ?? {};
    const several = Object.values(examples).map(
      ({ value, $ref }) => value ?? components.examples[$ref!.split('/').at(-1)!]!.value,
    );
    return example === undefined ? several : [example, ...several];
  };
  return Object.values(paths)
    .flatMap((path) => Object.values(path))
    .flatMap(({ operationId: id, requestBody = {}, responses }) => [
      ...valuesOf(requestBody).map((value): Answered => ({ id, part: 'body', value })),
      ...Object.entries(responses).flatMap(([status, answer]) =>
        valuesOf(answer).map((value): Answered => ({ id, part: Number(status), value })),
      ),
    ]);
}
