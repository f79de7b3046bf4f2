import type { ProblemKind } from '../../domain/problem';
import { type Endpoint, namesOne } from '../endpoint';
import { errorCodes } from '../error-body';
import { isRequired, type JsonSchema } from '../schema';

/** What can go wrong with any request at all. */
const always: ProblemKind[] = ['wrongCredentials', 'httpsRequired', 'invalidNonce', 'internal'];

/** Everything that an operation may answer instead of what it is asked for. */
export function problemsOf(declared: Endpoint): Set<ProblemKind> {
  const { access, query = {}, body, paged, problems = [] } = declared;
  const needed = Object.values({ ...query, ...body }).some(isRequired);
  const isUpdate = body !== undefined && namesOne(declared);
  return new Set<ProblemKind>([
    ...always,
    ...(access.isOpen && access.capabilities.length === 0
      ? []
      : (['notSignedIn', 'forbidden'] as const)),
    ...(Object.keys(query).length > 0 || body || paged ? (['invalidParam'] as const) : []),
    ...(needed && !isUpdate ? (['missingParam'] as const) : []),
    ...(declared.alsoMissing ? (['missingParam'] as const) : []),
    ...(body ? (['invalidJson', 'tooLarge', 'unsupportedBody'] as const) : []),
    ...(paged ? (['invalidPage'] as const) : []),
    ...problems,
  ]);
}

function errorResponse(codes: string[]): JsonSchema {
  const code = { properties: { code: { enum: codes } } };
  return {
    description: codes.join(', '),
    content: {
      'application/json': { schema: { allOf: [{ $ref: '#/components/schemas/Error' }, code] } },
    },
  };
}

/** The responses of an operation's problems, by status. */
export function errorResponsesOf(declared: Endpoint): Record<string, JsonSchema> {
  const byStatus = new Map<string, Set<string>>();
  for (const kind of problemsOf(declared)) {
    const { code, status } = errorCodes[kind];
    const codes = byStatus.get(String(status)) ?? new Set();
    byStatus.set(String(status), codes.add(code));
  }
  const responses = [...byStatus].sort().map(([status, codes]) => {
    return [status, errorResponse([...codes].sort())] as const;
  });
  return Object.fromEntries(responses);
}

/** The shape of every error. */
export const errorSchema: JsonSchema = {
  type: 'object',
  required: ['code', 'message', 'data'],
  additionalProperties: false,
  properties: {
    code: { type: 'string', description: 'What went wrong, for programs.' },
    message: { type: 'string', description: 'What went wrong, for people.' },
    data: {
      type: 'object',
      required: ['status'],
      additionalProperties: false,
      properties: {
        status: { type: 'integer', description: 'The HTTP status.' },
        params: {
          description: 'Invalid parameters with the reason of each, or the names of missing ones.',
          oneOf: [
            { type: 'object', additionalProperties: { type: 'string' } },
            { type: 'array', items: { type: 'string' } },
          ],
        },
      },
    },
  },
};
