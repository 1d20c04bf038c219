import type { Context } from 'hono';
import type { AppEnv } from '../context.ts';
import type { HydraObject } from '../hydra/envelope.ts';
import { contentTag, matchesWeakly } from '../hydra/etag.ts';
import { pathId } from '../hydra/iri.ts';
import { JSON_LD } from '../hydra/negotiation.ts';
import { notFound } from '../hydra/problem.ts';
import { QueryParams } from '../hydra/queryParams.ts';

export type Answer = {
  status: 200 | 201;
  body: HydraObject;
  headers?: Readonly<Record<string, string>>;
};

/** An answer as it goes over the wire: `text` is its body, byte by byte. */
export type TextAnswer = Pick<Answer, 'status' | 'headers'> & { text: string };

export const asText = ({ body, ...answer }: Answer): TextAnswer => ({
  ...answer,
  text: JSON.stringify(body),
});

/** A JSON answer in the media type that was negotiated. */
export const respond = (c: Context<AppEnv>, answer: Answer): Response =>
  respondText(c, asText(answer));

export function respondText(
  c: Context<AppEnv>,
  { status, text, headers = {} }: TextAnswer,
): Response {
  return c.body(text, status, { 'Content-Type': c.get('format') || JSON_LD, ...headers });
}

/** A look-up: may be kept for five minutes by this browser and asked for again by its tag. */
export function respondCacheable(c: Context<AppEnv>, body: HydraObject): Response {
  const text = JSON.stringify(body);
  const headers = { ETag: contentTag(text), 'Cache-Control': 'private, max-age=300' };
  const known = c.req.header('if-none-match');
  if (known !== undefined && matchesWeakly(known, headers.ETag)) return c.body(null, 304, headers);
  return c.body(text, 200, { 'Content-Type': c.get('format') || JSON_LD, ...headers });
}

export const queryOf = (c: Context<AppEnv>): QueryParams =>
  new QueryParams(new URL(c.req.url).search);

/** The id of the path. @throws Problem 404 when it is none */
export function idOfPath(c: Context<AppEnv>): number {
  const id = pathId(c.req.param('id'));
  if (id === undefined) throw notFound();
  return id;
}
