/**
 * The kinds of failure that a screen distinguishes. `contract` means that the answer or the request
 * breaks the contract, and `offline` that the request got no answer.
 */
export type ApiErrorKind =
  | 'unauthorized'
  | 'forbidden'
  | 'notFound'
  | 'conflict'
  | 'stale'
  | 'invalid'
  | 'contract'
  | 'server'
  | 'offline';

export type Violation = {
  propertyPath: string;
  message: string;
  code?: string;
  duplicates?: readonly number[];
};

type ApiErrorFields = Pick<ApiError, 'kind'> & Partial<Omit<ApiError, keyof Error | 'kind'>>;

/** A failed read or write of the API. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  /** It is 0 when there was no answer. */
  readonly status: number;
  readonly code: string;
  /** The `hydra:title` of the answer, else its `title`, else "Error". */
  readonly title: string;
  /**
   * The `hydra:description` of the answer, else its `detail`, else its `message`. It is empty when
   * the answer has none of them.
   */
  readonly detail: string;
  readonly violations: readonly Violation[];
  /** The version on the server. Only an error of kind `stale` has it. */
  readonly currentVersion: number | undefined;
  readonly body: unknown;
  /** True when a dialog asks about this failure, so that it raises no notice. */
  isAsked?: true;

  constructor(message: string, fields: ApiErrorFields, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ApiError';
    this.kind = fields.kind;
    this.status = fields.status ?? 0;
    this.code = fields.code ?? 'fetch_error';
    this.title = fields.title ?? 'Error';
    this.detail = fields.detail ?? '';
    this.violations = fields.violations ?? [];
    this.currentVersion = fields.currentVersion;
    this.body = fields.body;
  }
}

const kinds: Readonly<Record<number, ApiErrorKind>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  409: 'conflict',
  412: 'stale',
  428: 'stale',
};
const kindOf = (status: number): ApiErrorKind =>
  kinds[status] ?? (status < 500 ? 'invalid' : 'server');

type Json = Readonly<Record<string, unknown>>;
const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const textOf = (body: unknown, ...names: string[]): string | undefined =>
  isJson(body) ? names.map((name) => body[name]).find(isText) : undefined;
const isNumber = (value: unknown): value is number => typeof value === 'number';

const violationOf = (item: unknown): Violation | undefined => {
  const propertyPath = textOf(item, 'propertyPath');
  const message = textOf(item, 'message');
  if (propertyPath === undefined || message === undefined || !isJson(item)) return undefined;
  const { code, duplicates } = item;
  return {
    propertyPath,
    message,
    ...(typeof code === 'string' && { code }),
    ...(Array.isArray(duplicates) && { duplicates: duplicates.filter(isNumber) }),
  };
};

/**
 * The message is "Problem encountered calling the {service}", followed by the server's own sentence
 * when there is one.
 */
export function problemMessage(service: string, body: unknown): string {
  const words = textOf(body, 'message', 'error_description');
  return `Problem encountered calling the ${service}${words ? `: ${words}` : ''}`;
}

/** The `code` or `error` of the answer, else "fetch_error". */
export const problemCode = (body: unknown): string =>
  textOf(body, 'code', 'error') ?? 'fetch_error';

/** Makes an error from an answer outside 2xx. `body` is its JSON, or undefined when it has none. */
export function errorOfResponse(status: number, body: unknown): ApiError {
  const violations =
    isJson(body) && Array.isArray(body.violations)
      ? body.violations.map(violationOf).filter((item) => item !== undefined)
      : [];
  return new ApiError(problemMessage('API', body), {
    kind: kindOf(status),
    status,
    code: problemCode(body),
    title: textOf(body, 'hydra:title', 'title'),
    detail: textOf(body, 'hydra:description', 'detail', 'message'),
    violations,
    currentVersion:
      isJson(body) && isNumber(body.current_version) ? body.current_version : undefined,
    body,
  });
}

export const offlineError = (cause?: unknown): ApiError =>
  new ApiError('No response was received', { kind: 'offline' }, { cause });

/**
 * Whether a write may have been saved although it failed. That is so when no answer came, when it
 * came from a proxy, and when it cannot be read.
 */
export const isUnanswered = ({ kind, status }: ApiError): boolean =>
  kind === 'offline' || kind === 'contract' || status > 501;

/** Turns any failure into an ApiError. A failure of another kind did not come from the server. */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  return new ApiError(
    error instanceof Error ? error.message : String(error),
    { kind: 'contract' },
    { cause: error },
  );
}

/** Whether a failure (404 or 405) means that the back end lacks the endpoint. */
export const isMissingCall = (failure: unknown): boolean =>
  [404, 405].includes(asApiError(failure).status);

export type Notice = { title: string; detail?: string };

/**
 * The notice for an error. It is undefined for a 401, which the session handles. See
 * docs/decisions.md#errors (D-13).
 */
export function noticeOf(error: unknown): Notice | undefined {
  const { kind, title, status, detail, message } = asApiError(error);
  if (kind === 'unauthorized') return undefined;
  if (kind === 'offline') return { title: 'No response was received' };
  if (kind === 'contract') return { title: `There was an API error: ${message}` };
  return { title: `${title}: Status ${status}`, detail: detail || message };
}
