import type { WireSchema } from '@console/api/core/wire';
import type { Role } from '@console/api/roles/rules';

export type ContractRequest = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the API's base, with its query. */
  path: string;
  headers?: Readonly<Record<string, string>>;
  /** Sent as JSON in `application/ld+json`; a string is sent as it is. */
  body?: unknown;
};

/** Sends one request to the API under test as somebody of this role. */
export type Ask = (request: ContractRequest, role: Role) => Promise<Response>;

/** What a case's `given` made: an entity of its own, and its ETag. */
export type Given = { id: number; etag: string; tagIri: string; otherTagIri?: string };

/**
 * One line of the contract: a request and what it is answered. It knows no id of its own, so it
 * runs against any back end that holds a few tags.
 */
export type ContractCase = {
  name: string;
  /** ROLE_ADMIN unless another is the point. */
  role?: Role;
  given?: (ask: Ask) => Promise<Given>;
  request: ContractRequest | ((given: Given) => ContractRequest);
  status: number;
  /** The answer fits this schema: the one that the console reads it with. */
  shape?: WireSchema<unknown>;
  /** Every member of a collection has all of these keys; of any other answer the body itself. */
  keys?: readonly string[];
  /** Part of the body, compared deeply. */
  body?: Readonly<Record<string, unknown>> | ((given: Given) => Readonly<Record<string, unknown>>);
  /** The members come in this order of one of their fields (`entity.url`); nulls are last. */
  ordered?: { by: string; direction: 'asc' | 'desc' };
  headers?: Readonly<Record<string, RegExp>>;
  text?: RegExp;
};

/** The request that `Ask` has to send, but for who sends it. */
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
