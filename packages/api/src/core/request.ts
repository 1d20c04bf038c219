import * as v from 'valibot';
import { getConfig } from './config.ts';
import { pathOf, type Endpoint, type Method, type Path, type PathParams } from './endpoint.ts';
import { ApiError, asApiError } from './errors.ts';
import type { Collection } from './hydra/collection.ts';
import { toSearchParams, type ListQuery } from './listQuery.ts';
import { send, type Message } from './send.ts';
import type { WireSchema } from './wire.ts';

/** The timeout of a write, in milliseconds. A write that times out counts as unanswered. */
const WRITE_TIMEOUT_MS = 60_000;

type MessageOptions = {
  query?: URLSearchParams;
  /** The body is sent as JSON. */
  body?: unknown;
  /**
   * The ETag of the version on which the change is based. It is undefined, and not sent, when the
   * server gave none.
   */
  ifMatch?: string;
  idempotencyKey?: string;
  /** Aborts the request. The caller gets the AbortError. */
  signal?: AbortSignal;
  /** True for a request that outlives its page. */
  keepalive?: boolean;
};
export type Answer<T> = { data: T; status: number; etag?: string };

/** Makes the address of a path of the contract, which begins with a slash. */
export function urlOf(path: string, query?: URLSearchParams): string {
  const search = query?.toString();
  return `${getConfig().apiBaseUrl}${path}${search ? `?${search}` : ''}`;
}

function messageOf(
  method: Method,
  path: string,
  { query, body, ifMatch, idempotencyKey, signal, keepalive }: MessageOptions,
): Message {
  const headers: Record<string, string> = { accept: 'application/ld+json' };
  if (body !== undefined)
    headers['content-type'] =
      method === 'PATCH' ? 'application/merge-patch+json' : 'application/ld+json';
  if (ifMatch) headers['if-match'] = ifMatch;
  if (idempotencyKey) headers['idempotency-key'] = idempotencyKey;
  return {
    method,
    url: urlOf(path, query),
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
    // Writes have a timeout, because a form waits for the answer.
    signal: signal ?? (method === 'GET' ? undefined : AbortSignal.timeout(WRITE_TIMEOUT_MS)),
    keepalive,
  };
}

/** Says which field is invalid, by its path, and how its value begins. */
const found = (issue: v.BaseIssue<unknown>) =>
  `${v.getDotPath(issue) ?? 'it'} is ${issue.received.replace(/^undefined$/, 'missing').slice(0, 40)}`;

/**
 * Reads an answer with its schema.
 *
 * @throws ApiError `contract` for an answer without JSON, and when a field is missing or has
 *   another type than the schema
 */
async function read<T>(schema: WireSchema<T>, response: Response, path: string): Promise<T> {
  const misfit = (reason: string, body: unknown) =>
    new ApiError(`The answer of ${path} does not fit: ${reason}`, {
      kind: 'contract',
      status: response.status,
      body,
    });
  const body: unknown = await response.json().catch(() => {
    throw misfit('it is not JSON', undefined);
  });
  const result = v.safeParse(schema, body, { abortEarly: true });
  if (!result.success) throw misfit(found(result.issues[0]), body);
  return result.output;
}

type CallOptions<P extends Path, Sent> = Omit<MessageOptions, 'body'> & {
  /** The parameters of the path. */
  params?: PathParams<P>;
  body?: Sent;
};

/**
 * Sends one request and reads the answer with the endpoint's schema. It resolves with undefined
 * when the answer has no body. It rejects with an ApiError and shows nothing.
 */
export async function call<P extends Path, T, Sent>(
  { method, path, schema }: Pick<Endpoint<P, T, Sent>, 'method' | 'path' | 'schema' | 'body'>,
  { params, ...options }: CallOptions<P, Sent> = {},
): Promise<Answer<T>> {
  const address = pathOf(path, params);
  let message: Message;
  try {
    message = messageOf(method, address, options);
  } catch (error) {
    throw asApiError(error);
  }
  const response = await send(message);
  const etag = response.headers.get('etag') ?? undefined;
  if (!schema) throw new Error(`${path} has no answer to read`);
  return { data: await read(schema, response, address), status: response.status, etag };
}

/** Sends one request whose answer has no body (204). */
export async function command<P extends Path>(
  { method, path }: Pick<Endpoint<P>, 'method' | 'path'>,
  { params, ifMatch }: { params: PathParams<P>; ifMatch?: string },
): Promise<void> {
  await send(messageOf(method, pathOf(path, params), { ifMatch }));
}

/** Reads one page of a list. */
export const callList = async <T>(
  endpoint: Endpoint<Path, Collection<T>>,
  query: ListQuery,
  params?: PathParams<Path>,
): Promise<Collection<T>> => (await call(endpoint, { query: toSearchParams(query), params })).data;

/** Reads one page of a list. Each row gets its running number over all pages. */
export async function callNumberedList<T extends object>(
  endpoint: Endpoint<Path, Collection<T>>,
  query: ListQuery,
  params?: PathParams<Path>,
): Promise<Collection<T & { number: number }>> {
  const { items, ...page } = await callList(endpoint, query, params);
  const first = (query.page - 1) * query.limit + 1;
  return { ...page, items: items.map((item, index) => ({ ...item, number: first + index })) };
}
