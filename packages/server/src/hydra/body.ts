import { JSON_LD, JSON_PLAIN } from './negotiation.ts';
import { badRequest, payloadTooLarge, unsupportedMediaType } from './problem.ts';

const MERGE_PATCH = 'application/merge-patch+json';
const accepted = {
  POST: [JSON_LD, JSON_PLAIN],
  PUT: [JSON_LD, JSON_PLAIN],
  PATCH: [MERGE_PATCH, JSON_LD, JSON_PLAIN],
} as const;

/** A JSON body as sent: `text` is what an idempotency key vouches for. */
export type JsonBody = { text: string; json: Readonly<Record<string, unknown>> };

/**
 * Reads the body of a POST, PUT or PATCH as a JSON object.
 *
 * @throws Problem 415 for another content type, 413 beyond `maxBytes`, 400 for what is no JSON
 *   object in UTF-8
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
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > maxBytes) break;
      chunks.push(chunk);
    }
  } catch {
    // The caller went away in the middle: nobody reads the answer, and it is no failure of the server.
    throw badRequest('The request body ended early.');
  }
  if (size > maxBytes) throw payloadTooLarge(maxBytes);
  return Buffer.concat(chunks);
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

/** The type names of the contract's sentence, which are those of PHP's gettype(). */
export function phpType(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'double';
  return typeof value;
}
