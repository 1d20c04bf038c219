import type { WireSchema } from '@console/api/core/wire';
import type { Role } from '@console/api/roles/rules';

export type ContractRequest = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path below the API's base, with its query. */
  path: string;
  headers?: Readonly<Record<string, string>>;
  /** Sent as JSON in `application/ld+json`. A string is sent as it is. */
  body?: unknown;
};

/** Sends one request to the API under test, as a user in this role. */
export type Ask = (request: ContractRequest, role: Role) => Promise<Response>;

/** The result of the `given` of a case: an entity of its own and its ETag. */
export type Given = {
  id: number;
  etag: string;
  tagIri: string;
  otherTagIri?: string;
  noteId?: number;
};

/**
 * A contract case: a request and its answer. It knows no id, so it runs against any back end that
 * has a few tags.
 */
export type ContractCase = {
  name: string;
  /** ROLE_ADMIN by default. */
  role?: Role;
  given?: (ask: Ask) => Promise<Given>;
  request: ContractRequest | ((given: Given) => ContractRequest);
  status: number;
  /** The answer fits this schema, with which the console reads it. */
  shape?: WireSchema<unknown>;
  /** Every member of a collection has all of these keys. For any other answer, the body has them. */
  keys?: readonly string[];
  /** Part of the body, compared deeply. */
  body?: Readonly<Record<string, unknown>> | ((given: Given) => Readonly<Record<string, unknown>>);
  /** The members are in this order of one of their fields (`entity.url`), nulls last. */
  ordered?: { by: string; direction: 'asc' | 'desc' };
  headers?: Readonly<Record<string, RegExp>>;
  text?: RegExp;
};

/** The request that `Ask` has to send, without the signed-in user. */
export function toRequest(base: string, { method, path, headers, body }: ContractRequest): Request {
  const url = `${base}${path}`;
  if (body === undefined) return new Request(url, { method, headers });
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return new Request(url, {
    method,
    headers: { 'content-type': 'application/ld+json', ...headers },
    body: text,
  });
}
