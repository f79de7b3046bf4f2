import { type Reason, reasons } from '../../domain/problem';
import { type Endpoint, isSingleResourceWrite, isSingleResource } from '../endpoint';
import { type AnyProblemKind, errorCodes } from '../error-body';
import { requestIdHeader } from '../request-id';
import { isRequired, type JsonSchema } from '../schema';

/** What can go wrong with any request at all. */
const commonProblems: AnyProblemKind[] = [
  'wrongCredentials',
  'httpsRequired',
  'invalidNonce',
  'busy',
  'internal',
];

/** Everything that an operation may answer instead of what it is asked for. */
function problemsOf(declared: Endpoint): Set<AnyProblemKind> {
  const { access, query = {}, headers = {}, body, paged, problems = [] } = declared;
  const needed = Object.values({ ...query, ...headers, ...body }).some(isRequired);
  const isUpdate = body !== undefined && isSingleResource(declared);
  const takes = Object.keys({ ...query, ...headers }).length > 0 || body || paged;
  return new Set<AnyProblemKind>([
    ...commonProblems,
    ...(access.allowsGuests && access.capabilities.length === 0
      ? []
      : (['notSignedIn', 'forbidden'] as const)),
    ...(takes ? (['invalidParam'] as const) : []),
    ...(needed && !isUpdate ? (['missingParam'] as const) : []),
    ...(declared.findMissingFields ? (['missingParam'] as const) : []),
    ...(declared.method === 'GET' ? [] : (['conflict', 'forbidden'] as const)),
    ...(isSingleResourceWrite(declared) ? (['preconditionFailed'] as const) : []),
    ...(body ? (['invalidJson', 'tooLarge', 'unsupportedBody'] as const) : []),
    ...(paged ? (['invalidPage'] as const) : []),
    ...problems,
  ]);
}

/** What `data` has besides the status. */
const details: Partial<Record<AnyProblemKind, JsonSchema>> = {
  invalidParam: {
    description: 'The invalid parameters, each with the reason.',
    type: 'object',
    additionalProperties: { type: 'string' },
  },
  missingParam: {
    description: 'The names of the missing parameters.',
    type: 'array',
    items: { type: 'string' },
  },
};

/** Why, where the kind stands for several things; not every such error says it. */
function reasonsSchema(...names: Reason[]): JsonSchema {
  const words = names.map((name) => `${name}: ${reasons[name]}`).join('; ');
  return { description: `Why, for programs. ${words}.`, type: 'string', enum: names };
}

const reasonsOfKind: Partial<Record<AnyProblemKind, Record<string, JsonSchema>>> = {
  invalidParam: { reason: reasonsSchema('expired') },
  wrongCredentials: { reason: reasonsSchema('expired') },
  cannotCreate: {
    reason: reasonsSchema(
      ...([
        'sold_out',
        'too_many',
        'not_yet',
        'sale_ended',
        'event_withdrawn',
        'no_price',
      ] as const),
      ...(['too_many_carts', 'declined_too_often'] as const),
      ...([
        'voucher_not_yet',
        'voucher_ended',
        'voucher_used_up',
        'voucher_not_for_these',
        'too_many_codes',
      ] as const),
      ...([
        'already_requested',
        'window_over',
        'not_confirmed',
        'handed_on',
        'not_transferable',
        'not_returnable',
      ] as const),
    ),
    remaining: {
      description:
        'With sold_out, too_many and voucher_used_up: how many places can still be had so.',
      type: 'integer',
    },
    opens_utc: {
      description: 'With not_yet and voucher_not_yet: when it begins.',
      type: 'string',
      format: 'date-time',
    },
  },
  paymentFailed: {
    reason: reasonsSchema('declined', 'amount_differs'),
    decline_code: {
      description: 'What the payment provider calls it, where it says so: insufficient_funds.',
      type: 'string',
    },
  },
};

/** What to name when the operator is to look it up. */
const requestId: JsonSchema = {
  description: 'What the request is called in the log of the service, as in X-Request-Id.',
  type: 'string',
};

const requestIdHeaderOf500: JsonSchema = {
  description: 'What the request is called in the log of the service.',
  schema: { type: 'string' },
};

/** A schema for each kind, so that `code` tells programs, and compilers, which of them an error is. */
function schemaOf(kind: AnyProblemKind): JsonSchema {
  const { code, status } = errorCodes[kind];
  const params = details[kind];
  const why = reasonsOfKind[kind];
  return {
    type: 'object',
    required: ['code', 'message', 'data'],
    properties: {
      code: { type: 'string', const: code, description: 'What went wrong, for programs.' },
      message: { type: 'string', description: 'What went wrong, for people.' },
      data: {
        type: 'object',
        description: 'What more there is to say of it.',
        required: params ? ['status', 'params'] : ['status'],
        properties: {
          status: { type: 'integer', const: status, description: 'The status of the answer.' },
          ...(params && { params }),
          ...why,
          ...(status === 500 && { request_id: requestId }),
        },
      },
    },
  };
}

function nameOfKind(kind: AnyProblemKind): string {
  return `${kind.charAt(0).toUpperCase()}${kind.slice(1)}Error`;
}

const kinds = Object.keys(errorCodes) as AnyProblemKind[];

/** The errors by the name of their schema. */
export const errorSchemas = new Map(kinds.map((kind) => [nameOfKind(kind), schemaOf(kind)]));

const retryAfter: JsonSchema = {
  description:
    'With rest_conflict and rest_busy: in how many seconds the request can be sent again.',
  schema: { type: 'integer' },
};

function headersOf(problems: { kind: AnyProblemKind; status: number }[]): JsonSchema {
  return {
    ...(problems.some(({ kind }) => kind === 'conflict' || kind === 'busy') && {
      'Retry-After': retryAfter,
    }),
    ...(problems.some(({ status }) => status === 500) && {
      [requestIdHeader]: requestIdHeaderOf500,
    }),
  };
}

function errorResponse(
  ofStatus: AnyProblemKind[],
  exampleOf: (code: string, status: number) => JsonSchema | null,
) {
  const sorted = ofStatus.map((kind) => ({ kind, ...errorCodes[kind] }));
  sorted.sort((one, other) => (one.code < other.code ? -1 : 1));
  const refs = sorted.map(({ kind }) => ({ $ref: `#/components/schemas/${nameOfKind(kind)}` }));
  const examples = sorted.flatMap(({ code, status }) => {
    const example = exampleOf(code, status);
    return example ? [[code, example] as const] : [];
  });
  const schema: JsonSchema = refs.length === 1 ? refs[0]! : { oneOf: refs };
  const headers = headersOf(sorted);
  return {
    description: sorted.map(({ code }) => code).join(', '),
    ...(Object.keys(headers).length > 0 && { headers }),
    content: {
      'application/json': {
        schema,
        ...(examples.length > 0 && { examples: Object.fromEntries(examples) }),
      },
    },
  };
}

/** The responses of an operation's problems, by status. `exampleOf` has an answer for a code, or none. */
export function errorResponsesOf(
  declared: Endpoint,
  exampleOf: (code: string, status: number) => JsonSchema | null,
): Record<string, JsonSchema> {
  const byStatus = new Map<string, AnyProblemKind[]>();
  for (const kind of problemsOf(declared)) {
    const status = String(errorCodes[kind].status);
    byStatus.set(status, [...(byStatus.get(status) ?? []), kind]);
  }
  const responses = [...byStatus]
    .sort()
    .map(([status, ofStatus]) => [status, errorResponse(ofStatus, exampleOf)] as const);
  return Object.fromEntries(responses);
}
