import fc from 'fast-check';
import type { Call } from '#svc/testing/client';
import type { JsonSchema } from '#svc/testing/values/json-schema';

/* A service's own description, as far as requests are made from it. */

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  explode?: boolean;
  schema: JsonSchema;
}

interface Media {
  content: { 'application/json': { schema: JsonSchema } };
}

interface DescribedOperation {
  operationId: string;
  security: object[];
  parameters: Parameter[];
  requestBody?: Media & { required: boolean };
  responses: Record<string, { headers?: Record<string, unknown> }>;
}

export interface Operation {
  /** How a request that fails shows which operation it was. */
  [fc.toStringMethod]: () => string;
  id: string;
  method: string;
  /** Relative to the REST root, `svc/events/v1/events/{id}`. */
  path: string;
  parameters: Parameter[];
  body: JsonSchema | null;
  /** Whether a guest may call it, as far as the description says. */
  isOpen: boolean;
  /** The headers of an answer where nothing goes wrong. */
  answerHeaders: string[];
  /** The documented codes of a status. */
  codes: (status: number) => string[];
}

interface Document {
  paths: Record<string, Record<string, DescribedOperation>>;
  components: { schemas: Record<string, { properties: { code?: { const?: string } } }> };
}

/** Every code that is mentioned where the response of a status is described. */
function codesIn(document: Document, response: unknown): string[] {
  const references = JSON.stringify(response ?? {}).matchAll(/#\/components\/schemas\/(\w+)/g);
  const schemas = [...references].map(([, name]) => document.components.schemas[name!]);
  return schemas.flatMap((schema) => schema?.properties.code?.const ?? []);
}

function operationOf(document: Document, path: string, method: string): Operation {
  const described = document.paths[path]![method]!;
  const success = Object.keys(described.responses).find((status) => status < '300');
  return {
    [fc.toStringMethod]: () => described.operationId,
    id: described.operationId,
    method: method.toUpperCase(),
    path: path.replace(/^\//, ''),
    parameters: described.parameters,
    body: described.requestBody?.content['application/json'].schema ?? null,
    isOpen: described.security.some((way) => Object.keys(way).length === 0),
    answerHeaders: Object.keys(described.responses[success ?? '']?.headers ?? {}),
    codes: (status) => codesIn(document, described.responses[String(status)]),
  };
}

/** Every operation that the descriptions have. */
export async function readOperations(call: Call, documents: string[]): Promise<Operation[]> {
  const answers = await Promise.all(documents.map((path) => call('GET', path)));
  return answers.flatMap(({ body }) => {
    const document = body as Document;
    return Object.entries(document.paths).flatMap(([path, methods]) =>
      // What HEAD answers is what GET does, without a body.
      Object.keys(methods)
        .filter((method) => method !== 'head')
        .map((method) => operationOf(document, path, method)),
    );
  });
}
