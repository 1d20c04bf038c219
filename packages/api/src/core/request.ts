import type { WireSchema } from './wire.ts';

export type RequestOptions = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  query?: URLSearchParams;
  /** Sent as JSON. */
  body?: unknown;
  /** `application/ld+json`, and merge-patch for a PATCH, unless given. */
  contentType?: string;
  /** The ETag that the body was made from; nothing is sent where the server gave none. */
  ifMatch?: string;
  idempotencyKey?: string;
  signal?: AbortSignal;
};
export type Answer<T> = { data: T; etag?: string };

export async function request<T>(_schema: WireSchema<T>, _path: string, _options: RequestOptions = {}): Promise<Answer<T>> {
  throw new Error('skeleton');
}
export async function download(_path: string, _query: URLSearchParams, _fallbackName: string): Promise<string> {
  throw new Error('skeleton');
}
