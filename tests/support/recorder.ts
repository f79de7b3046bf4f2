import { isDeepStrictEqual } from 'node:util';
import type {
  Examples,
  OperationExamples,
} from '../../src/plugins/svc/server/src/kit/openapi/examples';
import type { Answer, Handle } from '#svc/testing/client';
import type { Operation } from './properties/description';
import type { Service } from './service';

/* Keeps what a service answers, operation by operation, as examples for its description. */

export interface Step {
  as?: Handle;
  /** What stands for `{id}`. */
  id?: number;
  /** What stands for `{uuid}`. */
  uuid?: string;
  query?: Record<string, string | number>;
  body?: unknown;
  headers?: Record<string, string>;
}

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/;
const token = /token=[\w-]+/;
export const exampleToken = 'example-token-'.padEnd(43, 'x');

/** Names nothing. */
const nobodysUuid = '00000000-0000-4000-8000-000000000000';

/** Secrets by the name of their field. */
const secrets: Record<string, string> = {
  security_code: 'EXAMPLE7K2MX',
  access_token: 'example-access-token',
  refresh_token: 'example-refresh-token',
  token: 'example-token',
  nonce: '0123456789',
  uuid: '3f2b8c1e-5d4a-4b6f-9a7c-1e2d3c4b5a69',
  request_id: '7d3f0a52-8c1b-4e6d-9f24-5b6a7c8d9e01',
};

/** What is different at each run, or must stay secret, as something of the same form that says so. */
function fixedText(name: string, text: string): string {
  if (moment.test(text)) return '2030-04-01T09:30:00+00:00';
  if (secrets[name]) return secrets[name];
  if (name === 'password' && /^\w{4}( \w{4}){5}$/.test(text))
    return 'AAAA BBBB CCCC DDDD EEEE FFFF';
  return text.replace(token, `token=${exampleToken}`);
}

function fixed(name: string, value: unknown): unknown {
  if (typeof value === 'string') return fixedText(name, value);
  if (Array.isArray(value)) return value.map((item) => fixed(name, item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fixed(key, item)]));
}

export function createRecorder(service: Service, operations: Operation[]) {
  const recorded = new Map<string, OperationExamples>();

  async function send(operationId: string, step: Step): Promise<Answer> {
    const operation = operations.find(({ id }) => id === operationId);
    if (!operation) throw new Error(`There is no operation ${operationId}.`);
    const path = operation.path
      .replace('{id}', String(step.id))
      .replace('{uuid}', step.uuid ?? nobodysUuid);
    return service.call(operation.method, path, step);
  }

  function examplesOf(operationId: string): OperationExamples {
    const known = recorded.get(operationId) ?? {};
    recorded.set(operationId, known);
    return known;
  }

  /** Makes a request that must succeed, and keeps nothing of it. */
  async function perform(operationId: string, step: Step = {}): Promise<Answer> {
    const answer = await send(operationId, step);
    if (answer.status >= 300) throw new Error(`${operationId}: ${JSON.stringify(answer.body)}`);
    return answer;
  }

  /** The same, and keeps its body and the answer's. */
  async function record(operationId: string, step: Step = {}): Promise<Answer> {
    const answer = await perform(operationId, step);
    const examples = examplesOf(operationId);
    if (step.body !== undefined) examples.body = fixed('', step.body);
    examples.answer = fixed('', answer.body);
    return answer;
  }

  /** Makes a request, and keeps the error if it is one; the first of each code. Answers its code, if any. */
  async function recordRefusal(operationId: string, step: Step = {}): Promise<string> {
    const { status, body } = await send(operationId, step);
    if (status < 400) return '';
    const { code } = body as { code: string };
    const examples = examplesOf(operationId);
    examples.errors = { [code]: fixed('', body), ...examples.errors };
    return code;
  }

  /** Makes a request that must fail in this way, and keeps the error. */
  async function recordError(operationId: string, code: string, step: Step = {}): Promise<void> {
    const got = await recordRefusal(operationId, step);
    if (got !== code) throw new Error(`${operationId} answers ${got || 'no error'}, not ${code}.`);
  }

  /** Errors that read the same wherever they come up are kept once. */
  function examples(): Examples {
    const errors: Record<string, unknown> = {};
    const all = [...recorded.values()].flatMap((one) => Object.entries(one.errors ?? {}));
    for (const [code, body] of all) {
      const others = all.filter(([other]) => other === code);
      if (others.every(([, other]) => isDeepStrictEqual(other, body))) errors[code] = body;
    }
    const own = [...recorded].map(([id, { errors: ofOne = {}, ...rest }]) => {
      const left = Object.entries(ofOne).filter(([code]) => !(code in errors));
      return [
        id,
        { ...rest, ...(left.length > 0 && { errors: Object.fromEntries(left) }) },
      ] as const;
    });
    return { operations: Object.fromEntries(own.sort(([a], [b]) => (a < b ? -1 : 1))), errors };
  }

  return { perform, record, recordError, recordRefusal, examplesOf, examples };
}

export type Recorder = ReturnType<typeof createRecorder>;
