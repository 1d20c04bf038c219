import * as v from 'valibot';
import { getConfig } from './config.ts';
import { ApiError, asApiError } from './errors.ts';
import { send, type Message } from './send.ts';
import type { WireSchema } from './wire.ts';

export type RequestOptions = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  query?: URLSearchParams;
  /** Sent as JSON. */
  body?: unknown;
  /** The ETag that the change was made from; nothing is sent where the server gave none. */
  ifMatch?: string;
  idempotencyKey?: string;
  signal?: AbortSignal;
};
export type Answer<T> = { data: T; etag?: string };

/** Where a path of the contract is; `path` begins with a slash. */
export function urlOf(path: string, query?: URLSearchParams): string {
  const search = query?.toString();
  return `${getConfig().apiBaseUrl}${path}${search ? `?${search}` : ''}`;
}

function messageOf(
  path: string,
  { method = 'GET', query, body, ifMatch, idempotencyKey, signal }: RequestOptions,
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
    signal,
  };
}

const place = (issue: v.BaseIssue<unknown>) => v.getDotPath(issue) ?? 'the whole answer';

/**
 * An answer that the contract does not allow: no JSON, or a field that is missing or of another
 * kind.
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
  if (!result.success)
    throw misfit(`${result.issues[0].message} at ${place(result.issues[0])}`, body);
  return result.output;
}

/**
 * One call of the API, its answer read by the schema. Rejects with an ApiError and shows nothing.
 *
 * @param path below the API's base, with a slash at its beginning
 */
export async function request<T>(
  schema: WireSchema<T>,
  path: string,
  options: RequestOptions = {},
): Promise<Answer<T>> {
  let message: Message;
  try {
    message = messageOf(path, options);
  } catch (error) {
    throw asApiError(error);
  }
  const response = await send(message);
  return {
    data: await read(schema, response, path),
    etag: response.headers.get('etag') ?? undefined,
  };
}

/** One call whose answer has no body (204). Rejects with an ApiError and shows nothing. */
export async function command(path: string, options: RequestOptions): Promise<void> {
  await send(messageOf(path, options));
}
