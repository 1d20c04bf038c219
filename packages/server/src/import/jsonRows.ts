import { createReadStream, type ReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline, type Duplex } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { pick } from 'stream-json/filters/pick.js';
import { parser } from 'stream-json/parser.js';
import { streamArray } from 'stream-json/streamers/stream-array.js';
import { storable } from './storable.ts';

/** The file cannot be read to its end as what it should be; the rows before were taken. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
}

/** One element of the array, with its place in the file counted from 0. */
export type FoundRow = { index: number; value: unknown };

const packedOnly = { streamKeys: false, streamStrings: false, streamNumbers: false };

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
 * The elements of a JSON array, one after the other, from a plain or gzipped file: the array of the
 * whole file, or the one under `property`. `onBytes` hears how much of the file was read. Throws
 * UnreadableFile.
 */
export async function* jsonRows(
  file: string,
  options: { property?: string; onBytes?: (bytes: number) => void } = {},
): AsyncGenerator<FoundRow> {
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
  // The last stream carries the error of any before it to whoever iterates.
  const ignore = () => {};
  const text = (await isGzip(file)) ? pipeline(source, createGunzip(), ignore) : source;
  if (property === undefined)
    return pipeline(text, streamArray.withParserAsStream(packedOnly), ignore);
  return pipeline(
    text,
    parser.asStream(packedOnly),
    pick.asStream({ filter: property }),
    streamArray.asStream(),
    ignore,
  );
}

const isKeyed = (row: unknown): row is { key: number; value: unknown } =>
  typeof row === 'object' && row !== null && 'key' in row && 'value' in row;
