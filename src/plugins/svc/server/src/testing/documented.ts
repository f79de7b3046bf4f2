import assert from 'node:assert/strict';
import path from 'node:path';
import type { ValidateFunction } from 'ajv';
import { built } from './built';
import { natively } from './natively';

/*
 * Every answer that a test gets is held against the self-description: its status, its code and its fields have to be
 * documented for the operation. So the description cannot say anything that is not so.
 */

type Documents = typeof import('../kit/openapi/document');
type Registry = typeof import('../kit/registry');

interface Operation {
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
}

interface Documented {
  pattern: RegExp;
  /** What the schemas of the operations refer to, as JSON. */
  components: string;
  operations: Record<string, Operation>;
}

const validators = new Map<object, ValidateFunction>();

function patternOf(template: string): RegExp {
  const pattern = template.replace('{id}', '\\d+').replace('{uuid}', '[\\da-fA-F-]{36}');
  return new RegExp(`^/api${pattern}/?$`, 'i');
}

/** What tests declare for themselves, without a thought of its description. */
const undescribed = 'svc/probe/v1';

/** Of a project's own ones too. */
function namespaces(): string[] {
  const described = built<Registry>('kit/registry').describedNamespaces();
  return described.filter((name) => name !== undescribed);
}

/** Made anew for each service: a test may have endpoints of its own. */
function readDocuments(): Documented[] {
  const { documentOf } = built<Documents>('kit/openapi/document');
  return namespaces().flatMap((namespace) => {
    const document = documentOf(namespace) as {
      paths: Record<string, Record<string, Operation>>;
      components: object;
    };
    const components = JSON.stringify(document.components);
    return Object.entries(document.paths).map(([template, operations]) => ({
      pattern: patternOf(template),
      components,
      operations,
    }));
  });
}

let documents: Documented[] | undefined;

function validatorOf(schema: object, components: string): ValidateFunction {
  const known = validators.get(schema);
  if (known) return known;
  const { validatorOf: compiled } = natively<typeof import('./schemas')>(
    path.join(__dirname, 'schemas'),
  );
  const made = compiled(schema, components);
  validators.set(schema, made);
  return made;
}

const problemsOf = ({ errors }: ValidateFunction) =>
  (errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`).join(', ');

const json = 'application/json';

export interface AnswerToCheck {
  method: string;
  /** With `/api`, without a query. */
  path: string;
  status: number;
  /** The type of media of its body; JSON where nothing is said. */
  type?: string;
  body: unknown;
  /** Whether `_fields` cut the answer. */
  isCut: boolean;
}

/** @throws AssertionError where the answer is not as documented. */
export function assertDocumented(answer: AnswerToCheck): void {
  const { method, path: asked, status, type = json, body, isCut } = answer;
  documents ??= readDocuments();
  // The service runs in another process alone: in this one nothing is declared.
  if (documents.length === 0) return;
  const what = `${method} ${asked}: ${status} ${JSON.stringify(body).slice(0, 300)}`;
  const documented = documents.find(({ pattern }) => pattern.test(asked));
  const operation = documented?.operations[method.toLowerCase()];
  if (!documented || !operation) {
    if (!namespaces().some((namespace) => asked.startsWith(`/api/${namespace}/`))) return;
    assert.ok([404, 400].includes(status), `not documented at all: ${what}`);
    return;
  }
  const response = operation.responses[String(status)];
  assert.ok(response, `status not documented: ${what}`);
  if (!response.content) return assert.equal(body, null, `a body that is not documented: ${what}`);
  if (isCut && status < 300) return;
  const described = response.content[type];
  assert.ok(described, `${type} is not documented: ${what}`);
  const validate = validatorOf(described.schema, documented.components);
  assert.ok(validate(body), `not as documented: ${what}\n${problemsOf(validate)}`);
}

/** A request as it is put into a batch. */
export interface SentPart {
  path: string;
  method?: string;
}

/** Whether a batch may ask it. */
function isInBatch(target: string): boolean {
  const inBatch = built<Registry>('kit/registry').batchNamespaces();
  return inBatch.some((name) => target.toLowerCase().startsWith(`/api/${name}/`));
}

/** Holds the answers in a batch against the operations that they are of. Null is the answer to none. */
export function assertPartsDocumented(
  sent: SentPart[],
  answers: (Pick<AnswerToCheck, 'status' | 'body'> | null)[],
): void {
  assert.equal(answers.length, sent.length);
  answers.forEach((answer, index) => {
    if (!answer) return;
    const { path, method = 'POST' } = sent[index]!;
    const [target = '', query = ''] = path.replace(/^\/?(api\/)?/i, '/api/').split('?');
    const isCut = query.includes('_fields');
    const { status, body } = answer;
    if (!isInBatch(target)) return assert.equal(status, 404, target);
    assertDocumented({ method, path: target, status, body, isCut });
  });
}
