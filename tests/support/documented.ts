import assert from 'node:assert/strict';
import Ajv from 'ajv/dist/2020';
import type { ValidateFunction } from 'ajv';
import { built } from './built';

/*
 * Every answer that a test gets is held against the self-description: its status, its code and its fields have to be
 * documented for the operation. So the description cannot say anything that is not so.
 */

type Documents = typeof import('../../src/rest/openapi/document');

interface Operation {
  responses: Record<string, { content: { 'application/json': { schema: object } } }>;
}

interface Documented {
  pattern: RegExp;
  operations: Record<string, Operation>;
}

const namespaces = ['svc/events/v1', 'svc/tickets/v1', 'svc/auth/v1'];
const ajv = new Ajv({ strict: false, allErrors: false });
const validators = new Map<object, ValidateFunction>();

function patternOf(path: string): RegExp {
  const pattern = path.replace('{id}', '\\d+').replace('{uuid}', '[\\da-fA-F-]{36}');
  return new RegExp(`^/api${pattern}/?$`, 'i');
}

/** Made anew for each service: a test may have endpoints of its own. */
function readDocuments(): Documented[] {
  const { documentOf } = built<Documents>('rest/openapi/document');
  return namespaces.flatMap((namespace) => {
    const document = documentOf(namespace) as {
      paths: Record<string, Record<string, Operation>>;
      components: object;
    };
    ajv.removeSchema('document');
    ajv.addSchema({ components: document.components }, 'document');
    return Object.entries(document.paths).map(([path, operations]) => ({
      pattern: patternOf(path),
      operations,
    }));
  });
}

let documents: Documented[] | undefined;

function validatorOf(schema: object): ValidateFunction {
  const known = validators.get(schema);
  if (known) return known;
  const text = JSON.stringify(schema).replaceAll('"#/components', '"document#/components');
  const made = ajv.compile(JSON.parse(text) as object);
  validators.set(schema, made);
  return made;
}

export interface AnswerToCheck {
  method: string;
  /** With `/api`, without a query. */
  path: string;
  status: number;
  body: unknown;
  /** Whether `_fields` cut the answer. */
  isCut: boolean;
}

/** @throws AssertionError where the answer is not as documented. */
export function assertDocumented({ method, path, status, body, isCut }: AnswerToCheck): void {
  documents ??= readDocuments();
  // The service is another copy of the code, for a control run: here nothing is declared.
  if (documents.length === 0) return;
  const what = `${method} ${path}: ${status} ${JSON.stringify(body).slice(0, 300)}`;
  const operation = documents.find(({ pattern }) => pattern.test(path))?.operations[
    method.toLowerCase()
  ];
  if (!operation) {
    if (!namespaces.some((namespace) => path.startsWith(`/api/${namespace}/`))) return;
    assert.ok([404, 400].includes(status), `not documented at all: ${what}`);
    return;
  }
  const response = operation.responses[String(status)];
  assert.ok(response, `status not documented: ${what}`);
  if (isCut && status < 300) return;
  const validate = validatorOf(response.content['application/json'].schema);
  assert.ok(validate(body), `not as documented: ${what}\n${ajv.errorsText(validate.errors)}`);
}
