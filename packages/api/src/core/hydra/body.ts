import { badRequest, notAcceptable, payloadTooLarge, unsupportedMediaType } from './problem.ts';

export const JSON_LD = 'application/ld+json';
export const JSON_PLAIN = 'application/json';
export const CSV = 'text/csv';

type Wish = { type: string; quality: number };

function wishesOf(accept: string): Wish[] {
  const wishes = accept.split(',').flatMap((part): Wish[] => {
    const [type = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    return type === '' ? [] : [{ type, quality: quality === undefined ? 1 : Number(quality) || 0 }];
  });
  return wishes.filter((wish) => wish.quality > 0).sort((a, b) => b.quality - a.quality);
}

/**
 * Chooses the media type of the answer. It is the first supported type when the request has no
 * `Accept`, when it accepts any type, and when it accepts HTML, because a person has typed the
 * address. See docs/contract.md#content-negotiation.
 *
 * @throws Problem 406
 */
export function negotiate(
  accept: string | undefined,
  supported: readonly [string, ...string[]],
): string {
  if (accept === undefined || accept.trim() === '') return supported[0];
  for (const { type } of wishesOf(accept)) {
    if (type === '*/*' || type === 'text/html') return supported[0];
    const found = supported.find(
      (candidate) =>
        candidate === type || (type.endsWith('/*') && candidate.startsWith(type.slice(0, -1))),
    );
    if (found !== undefined) return found;
  }
  throw notAcceptable(accept.slice(0, 200), supported);
}

const MERGE_PATCH = 'application/merge-patch+json';
const accepted = {
  POST: [JSON_LD, JSON_PLAIN],
  PUT: [JSON_LD, JSON_PLAIN],
  PATCH: [MERGE_PATCH, JSON_LD, JSON_PLAIN],
} as const;

/** A JSON body. `text` is the body as sent, over which the idempotency key is checked. */
export type JsonBody = { text: string; json: Readonly<Record<string, unknown>> };

/**
 * Reads the body of a POST, PUT or PATCH as a JSON object.
 *
 * @throws Problem 415 for another content type, 413 for more than `maxBytes`, and 400 for anything
 *   but a JSON object in UTF-8
 */
export async function readJsonBody(request: Request, maxBytes: number): Promise<JsonBody> {
  const types =
    accepted[request.method === 'PATCH' ? 'PATCH' : request.method === 'PUT' ? 'PUT' : 'POST'];
  const contentType = request.headers.get('content-type') ?? '';
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!types.some((candidate) => candidate === type)) {
    throw unsupportedMediaType(
      contentType.slice(0, 200),
      types,
      request.method === 'PATCH'
        ? { 'Accept-Patch': MERGE_PATCH }
        : { 'Accept-Post': types.join(', ') },
    );
  }
  const text = decode(await readAtMost(request, maxBytes));
  const json = parse(text);
  if (!isObject(json)) throw badRequest(`The body must be an object, ${phpType(json)} given.`);
  return { text, json };
}

async function readAtMost(request: Request, maxBytes: number): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes)
    throw payloadTooLarge(maxBytes);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    const reader = request.body?.getReader();
    for (;;) {
      const { value: chunk } = (await reader?.read()) ?? {};
      if (chunk === undefined) break;
      size += chunk.byteLength;
      if (size > maxBytes) break;
      chunks.push(chunk);
    }
  } catch {
    // The client closed the connection before its body was complete. Nobody reads this answer.
    throw badRequest('The request body ended early.');
  }
  if (size > maxBytes) throw payloadTooLarge(maxBytes);
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw badRequest('Syntax error');
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest('Syntax error');
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The type names in the sentence of a 400. They are those of PHP's gettype(). */
export function phpType(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'double';
  return typeof value;
}
