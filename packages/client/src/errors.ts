/** The body of every error of the service. */
export interface ErrorBody {
  code: string;
  message: string;
  data: {
    status: number;
    /** Which of the things that the code stands for, such as `sold_out`. */
    reason?: string;
    /** Wrong parameters with what is wrong, or the names of missing ones. */
    params?: Record<string, string> | string[];
    [more: string]: unknown;
  };
}

/** What the service refused. `message` is for people and may change; programs read `code` and `reason`. */
export class SvcError extends Error {
  override readonly name = 'SvcError';
  readonly code: string;
  /** The status of the answer, such as 403. */
  readonly status: number;
  readonly reason: string | undefined;
  /** What is wrong with each parameter, by its name. */
  readonly params: Record<string, string>;
  /** All that the error says besides, such as `remaining` of `sold_out`. */
  readonly data: ErrorBody['data'];

  constructor({ code, message, data }: ErrorBody) {
    super(message);
    this.code = code;
    this.status = data.status;
    this.reason = data.reason;
    this.params = paramsOf(data.params);
    this.data = data;
  }
}

function paramsOf(params: ErrorBody['data']['params']): Record<string, string> {
  if (!Array.isArray(params)) return params ?? {};
  return Object.fromEntries(params.map((name) => [name, 'is required']));
}

function isErrorBody(body: unknown): body is ErrorBody {
  return typeof body === 'object' && body !== null && 'code' in body && 'data' in body;
}

/** What a request of openapi-fetch has come to. */
interface Result<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

/**
 * The body of an answer.
 *
 * @throws SvcError where the service refused; also where something between has answered, such as a proxy
 */
export function unwrap<Data>({ data, error, response }: Result<Data>): Data {
  if (response.ok) return data as Data;
  if (isErrorBody(error)) throw new SvcError(error);
  const message = `The service answered ${response.status} ${response.statusText}`.trim();
  throw new SvcError({ code: 'unknown', message, data: { status: response.status } });
}
