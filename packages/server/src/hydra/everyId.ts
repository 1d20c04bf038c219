import { sql } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import type { listIds } from './listDefinition.ts';

/**
 * Reads all ids of a list in its order, but at most `max`. They come as one row, because thousands
 * of rows would block the event loop for longer.
 */
export async function everyId(
  executor: Executor,
  ids: ReturnType<typeof listIds>,
  max?: number,
): Promise<Int32Array> {
  const rows = (max === undefined ? ids.select() : ids.select().limit(max)).as('every');
  const [row] = await executor
    .select({ ids: sql<string | null>`string_agg(${rows.id}::text, ',')` })
    .from(rows);
  return Int32Array.from(row?.ids?.split(',') ?? [], Number);
}
