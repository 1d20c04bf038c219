import { createReadStream, type ReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline, type Duplex } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { pick } from 'stream-json/filters/pick.js';
import { parser } from 'stream-json/parser.js';
import { streamArray } from 'stream-json/streamers/stream-array.js';

/**
 * The error for a file that is damaged or is not the expected JSON. Rows before the fault may have
 * been imported.
 */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
}

/** One element of the array, and its position in the file, counted from 0. */
export type JsonRow = { index: number; value: unknown };

const wholeValues = { streamKeys: false, streamStrings: false, streamNumbers: false };

const isGzip = async (file: string): Promise<boolean> => {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    return buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await handle.close();
  }
};

/**
 * Streams the elements of a JSON array from a plain or gzipped file. The array is the whole file,
 * or the value of `property`.
 *
 * @param options.onBytes receives the number of bytes read so far
 * @throws UnreadableFile
 */
export async function* jsonRows(
  file: string,
  options: { property?: string; onBytes?: (bytes: number) => void } = {},
): AsyncGenerator<JsonRow> {
  try {
    const source = createReadStream(file, { highWaterMark: 16 * 1024 });
    const rows = await connect(source, file, options.property);
    for await (const row of rows) {
      if (!isKeyed(row)) continue;
      options.onBytes?.(source.bytesRead);
      yield { index: row.key, value: storable(row.value) };
    }
  } catch (error) {
    throw new UnreadableFile(
      `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
}

async function connect(
  source: ReadStream,
  file: string,
  property: string | undefined,
): Promise<Duplex> {
  // The last stream reports the errors of all streams before it, so their own callbacks do nothing.
  const ignore = () => {};
  const text = (await isGzip(file)) ? pipeline(source, createGunzip(), ignore) : source;
  if (property === undefined)
    return pipeline(text, streamArray.withParserAsStream(wholeValues), ignore);
  return pipeline(
    text,
    parser.asStream(wholeValues),
    pick.asStream({ filter: property }),
    streamArray.asStream(),
    ignore,
  );
}

const isKeyed = (row: unknown): row is { key: number; value: unknown } =>
  typeof row === 'object' && row !== null && 'key' in row && 'value' in row;

// PostgreSQL text cannot hold NUL or half a surrogate pair.
const suspicious = /[\0\ud800-\udfff]/;
const unstorable = /\0|\p{Surrogate}/gu;
const replacement = '\ufffd';

/** Replaces characters that no database text can hold with U+FFFD and keeps everything else. */
export function storable(value: unknown): unknown {
  if (typeof value === 'string')
    return suspicious.test(value) ? value.replace(unstorable, replacement) : value;
  if (Array.isArray(value)) return value.map(storable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, storable(inner)]));
}
