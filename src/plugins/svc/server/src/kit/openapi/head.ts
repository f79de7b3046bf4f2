import type { JsonSchema } from '../schema';

interface Answer {
  description: string;
  headers?: JsonSchema;
  content?: unknown;
}

/** HEAD asks for what a read would answer, and gets its status and headers alone. */
export function headOf(read: JsonSchema): JsonSchema {
  const { operationId, summary, responses, ...rest } = read as Record<string, unknown> & {
    operationId: string;
    summary: string;
    responses: Record<string, Answer>;
  };
  const answers = Object.entries(responses).map(([status, { content: _, ...answer }]) => [
    status,
    answer,
  ]);
  return {
    ...rest,
    operationId: `${operationId}Head`,
    summary: `${summary}: the headers alone`,
    responses: Object.fromEntries(answers) as JsonSchema,
  };
}
