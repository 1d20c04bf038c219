import { createHash } from 'node:crypto';
import { JSON_LD } from '@console/api/core/hydra/body';
import type { HydraObject } from '@console/api/core/hydra/envelope';
import { matchesWeakly } from '@console/api/core/hydra/etag';
import { pathId } from '@console/api/core/hydra/iri';
import { notFound } from '@console/api/core/hydra/problem';
import { QueryParams } from '@console/api/core/hydra/query';
import type { Context } from 'hono';
import type { AppEnv } from '../context.ts';

export type Answer = {
  status: 200 | 201;
  body: HydraObject;
  headers?: Readonly<Record<string, string>>;
};

/** An answer in its final form. `text` is its body, which is sent byte by byte as it is. */
export type TextAnswer = Pick<Answer, 'status' | 'headers'> & { text: string };

export const asText = ({ body, ...answer }: Answer): TextAnswer => ({
  ...answer,
  text: JSON.stringify(body),
});

/** Makes a JSON answer in the negotiated media type. */
export const respond = (c: Context<AppEnv>, answer: Answer): Response =>
  respondText(c, asText(answer));

export function respondText(
  c: Context<AppEnv>,
  { status, text, headers = {} }: TextAnswer,
): Response {
  return c.body(text, status, { 'Content-Type': c.get('format') || JSON_LD, ...headers });
}

/** The ETag of a lookup, which is a hash of its content. */
const contentTag = (body: string): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/** Answers a lookup. The browser may keep it for five minutes and then revalidates it by its ETag. */
export function respondCacheable(c: Context<AppEnv>, body: HydraObject): Response {
  const text = JSON.stringify(body);
  const headers = { ETag: contentTag(text), 'Cache-Control': 'private, max-age=300' };
  const known = c.req.header('if-none-match');
  if (known !== undefined && matchesWeakly(known, headers.ETag)) return c.body(null, 304, headers);
  return c.body(text, 200, { 'Content-Type': c.get('format') || JSON_LD, ...headers });
}

export const queryOf = (c: Context<AppEnv>): QueryParams =>
  new QueryParams(new URL(c.req.url).search);

/**
 * Reads the id of the path, or another id that the path has.
 *
 * @throws Problem 404 for a malformed id
 */
export function idOfPath(c: Context<AppEnv>, name = 'id'): number {
  const id = pathId(c.req.param(name));
  if (id === undefined) throw notFound();
  return id;
}
