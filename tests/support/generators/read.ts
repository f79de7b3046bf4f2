import path from 'node:path';
import { natively } from '#svc/testing/natively';
import type { Answered, Document } from './answers';

/* Reads answers with the schemas of zod that were generated. */

interface Schema {
  safeParse(value: unknown): { success: boolean; error?: Error };
}

type Schemas = Record<string, Schema | undefined>;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Of errors there is a schema for each code and status, not for each operation. */
function errorNames({ components }: Document): (value: unknown) => string {
  const known = Object.entries(components.schemas).map(([name, { properties }]) => [
    JSON.stringify([
      properties?.code?.const,
      (properties?.data as { properties?: Record<string, { const?: unknown }> } | undefined)
        ?.properties?.status?.const,
    ]),
    name,
  ]);
  const names = new Map(known as [string, string][]);
  return (value) => {
    const { code, data } = value as { code: string; data: { status: number } };
    return names.get(JSON.stringify([code, data.status])) ?? '';
  };
}

export function heyApiIn(compiled: string, document: Document) {
  const schemas = natively<Schemas>(path.join(compiled, 'hey-api/zod.gen.js'));
  const errorNameOf = errorNames(document);
  return ({ id, part, value }: Answered): Schema | undefined => {
    if (part === 'body') return schemas[`z${capital(id)}Body`];
    return schemas[part < 300 ? `z${capital(id)}Response` : `z${errorNameOf(value)}`];
  };
}

export function orvalIn(compiled: string) {
  const schemas = natively<Schemas>(path.join(compiled, 'orval/zod.js'));
  return ({ id, part }: Answered) =>
    schemas[`${capital(id)}${part === 'body' ? 'Body' : `${part}Response`}`];
}

/** What the schemas do not read, and why. */
export function unreadable(
  answers: Answered[],
  schemaOf: (answer: Answered) => Schema | undefined,
): string[] {
  return answers.flatMap((answer) => {
    const schema = schemaOf(answer);
    const where = `${answer.id} ${answer.part}`;
    if (!schema) return [`${where}: there is no schema`];
    const { success, error } = schema.safeParse(answer.value);
    return success ? [] : [`${where}: ${error!.message}`];
  });
}
