import type { Role } from '../../roles/rules.ts';

/** One fault of one field. `duplicates` are the ids of the entities with the same address. */
export type Violation = {
  propertyPath: string;
  message: string;
  code: string;
  duplicates?: readonly number[];
};

type ProblemInit = {
  status:
    | 400
    | 401
    | 403
    | 404
    | 405
    | 406
    | 408
    | 409
    | 412
    | 413
    | 415
    | 422
    | 428
    | 429
    | 431
    | 500
    | 503;
  code: string;
  description: string;
  /** Further members of the body, such as `required_roles`. */
  extra?: Readonly<Record<string, unknown>>;
  headers?: Readonly<Record<string, string>>;
};

/** A refusal. Anything behind the API's error handler may throw it. See docs/contract.md#problems. */
export class Problem extends Error {
  override name = 'Problem';
  readonly status: ProblemInit['status'];
  readonly code: string;
  readonly extra: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;

  constructor({ status, code, description, extra = {}, headers = {} }: ProblemInit) {
    super(description);
    this.status = status;
    this.code = code;
    this.extra = extra;
    this.headers = headers;
  }
}

const problem = (
  status: ProblemInit['status'],
  code: string,
  description: string,
  more: Pick<ProblemInit, 'extra' | 'headers'> = {},
) => new Problem({ status, code, description, ...more });

export const badRequest = (description: string) => problem(400, 'bad_request', description);
export const wrongType = (field: string, expected: string, given: string) =>
  badRequest(`The type of the "${field}" attribute must be "${expected}", "${given}" given.`);
export const invalidIri = (value: string) => problem(400, 'invalid_iri', `Invalid IRI "${value}".`);
export const invalidFilter = (parameter: string) =>
  problem(400, 'invalid_filter', `Invalid value for query parameter "${parameter}".`);
export const invalidPaging = (sentence: string) => problem(400, 'invalid_filter', sentence);
/** A search that the server cannot answer. The sentence names its parameter. */
export const invalidSearch = (sentence: string) => problem(400, 'invalid_filter', sentence);
export const tooManyItems = (max: number) =>
  problem(
    400,
    'too_many_items',
    `The list has more than ${max} items and cannot be read without pagination.`,
  );
export const unauthorized = () =>
  problem(401, 'unauthorized_request', 'Access denied due to missing or invalid credentials');
export const tokenExpired = () => problem(401, 'token_expired', 'The access token has expired');
export const forbidden = (roles: readonly Role[]) =>
  problem(403, 'forbidden', 'You are not authorized to perform this action.', {
    extra: { required_roles: roles },
  });
export const noAccess = (code: 'user_not_provisioned' | 'user_archived') =>
  problem(403, code, 'Your account has no access to this application.');
export const notFound = (description = 'Not Found') => problem(404, 'not_found', description);
export const methodNotAllowed = (method: string, path: string, allow: string) =>
  problem(
    405,
    'method_not_allowed',
    `No route found for "${method} ${path}": Method Not Allowed (Allow: ${allow})`,
    {
      headers: { Allow: allow },
    },
  );
export const conflict = (
  code: string,
  description: string,
  headers?: Readonly<Record<string, string>>,
) => problem(409, code, description, { headers });
/** Tells the client to try again after one second. */
export const stillProcessing = () =>
  conflict('in_progress', 'The same request is still being processed.', { 'Retry-After': '1' });
/** @param headers name the person who is signed in */
export const signedInAsOther = (headers: Readonly<Record<string, string>>) =>
  conflict('signed_in_as_other', 'Somebody else is signed in now. Nothing was changed.', headers);
export const payloadTooLarge = (max: number) =>
  problem(413, 'payload_too_large', `The request body is larger than ${max} bytes.`);
export const preconditionRequired = () =>
  problem(428, 'precondition_required', 'If-Match is required.');
export const serverError = () => problem(500, 'server_error', 'Internal Server Error');
/** @param retryAfter seconds until another attempt makes sense */
export const unavailable = (retryAfter = 5) =>
  problem(503, 'unavailable', 'The database is not available.', {
    headers: { 'Retry-After': String(retryAfter) },
  });

const quotedList = (types: readonly string[]) => types.map((type) => `"${type}"`).join(', ');

export const notAcceptable = (accept: string, supported: readonly string[]) =>
  problem(
    406,
    'not_acceptable',
    `Requested format "${accept}" is not supported. Supported MIME types are ${quotedList(supported)}.`,
  );

/** @param acceptHeader the `Accept-Post` or `Accept-Patch` header, which names the accepted types */
export const unsupportedMediaType = (
  given: string,
  supported: readonly string[],
  acceptHeader: Readonly<Record<string, string>>,
) =>
  problem(
    415,
    'unsupported_media_type',
    `The content-type "${given}" is not supported. Supported MIME types are ${quotedList(supported)}.`,
    { headers: acceptHeader },
  );

/**
 * A 412: somebody else saved first. `changed` says who saved and when, if the event log knows it.
 * See docs/contract.md#versions.
 */
export const staleVersion = (
  noun: string,
  changed: { by: string; at: Date } | undefined,
  currentVersion: number,
  etag: string,
) =>
  problem(
    412,
    'precondition_failed',
    changed === undefined
      ? `This ${noun} was changed meanwhile. Reload it before saving.`
      : `This ${noun} was changed by ${changed.by} at ${changed.at.toISOString().replace(/\.\d+Z$/, 'Z')}. Reload it before saving.`,
    { extra: { current_version: currentVersion }, headers: { ETag: etag } },
  );

/** A 422 with these violations. */
export const invalid = (violations: readonly Violation[]) =>
  problem(
    422,
    'validation_failed',
    violations.map((one) => `${one.propertyPath}: ${one.message}`).join('\n'),
    { extra: { violations } },
  );

export const unprocessable = (code: string, description: string) => problem(422, code, description);

const titles: Partial<Record<ProblemInit['status'], string>> = {
  403: 'Access Denied',
  409: 'Conflict',
  412: 'Conflict',
};

/**
 * The body of a Problem. It has the members of hydra, of RFC 9457 and of the agent side by side.
 * See docs/contract.md#problems.
 */
export function problemBody(
  error: Problem,
  apiBasePath: string,
  requestId: string,
): Record<string, unknown> {
  const type = error.code === 'validation_failed' ? 'ConstraintViolationList' : 'Error';
  const title = titles[error.status] ?? 'An error occurred';
  return {
    '@context': `${apiBasePath}/contexts/${type}`,
    '@id': `${apiBasePath}/errors/${error.status}`,
    '@type': type === 'Error' ? 'hydra:Error' : type,
    'hydra:title': title,
    'hydra:description': error.message,
    title,
    detail: error.message,
    type: `/errors/${error.status}`,
    status: error.status,
    code: error.code,
    message: error.message,
    ...error.extra,
    request_id: requestId,
  };
}
