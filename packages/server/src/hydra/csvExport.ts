import { BYTE_ORDER_MARK, csvFileName, csvRecord, type CsvCell } from '@console/api/core/hydra/csv';
import { unprocessable } from '@console/api/core/hydra/problem';
import type { QueryParams } from '@console/api/core/hydra/query';
import type { Deps } from '../context.ts';
import type { Executor } from '../db/executor.ts';
import { everyId } from './everyId.ts';
import { listIds, type AnyList } from './listDefinition.ts';

const BATCH = 1000;

export type CsvDefinition = {
  fileName: string;
  header: readonly string[];
  /** Loads the records of these ids, in any order. Only the columns of the file are read. */
  load(
    executor: Executor,
    ids: readonly number[],
  ): Promise<readonly { id: number; cells: readonly CsvCell[] }[]>;
};

/**
 * Answers the whole list as a CSV file. One query reads all ids first. The ids fix the rows and
 * their order for any sort key, take four bytes each, and keep the query of every batch short.
 * Nothing is sent before the first batch has been read. A later failure breaks the connection, so
 * that nobody takes half a file for a whole one. See docs/contract.md#csv.
 *
 * @throws Problem 422 for more than EXPORT_MAX_ROWS rows, 400 for a malformed filter
 */
export async function csvResponse<Member extends { id: number }>(
  { config, database: { db }, log }: Deps,
  definition: AnyList<Member>,
  csv: CsvDefinition,
  params: QueryParams,
): Promise<Response> {
  const postFilter = definition.postFilter?.(params);
  const ids = await exportedIds();
  const readBatch = async (start: number) => {
    const batch = [...ids.subarray(start, start + BATCH)];
    if (batch.length === 0) return '';
    const passing = postFilter === undefined ? batch : [...(await postFilter.recheck(db, batch))];
    const records = new Map(
      (await csv.load(db, passing)).map(({ id, cells }) => [id, csvRecord(cells)]),
    );
    return batch.map((id) => records.get(id) ?? '').join('');
  };
  const encoder = new TextEncoder();
  const beginning = encoder.encode(BYTE_ORDER_MARK + csvRecord(csv.header) + (await readBatch(0)));
  let next = BATCH;
  let isWanted = true;

  async function exportedIds(): Promise<Int32Array> {
    const found = await everyId(
      db,
      listIds(db, definition, params, config, postFilter?.candidates),
      config.exportMaxRows + 1,
    );
    if (found.length > config.exportMaxRows) {
      throw unprocessable(
        'too_many_rows',
        `The export has more than ${config.exportMaxRows} rows. Filter the list first.`,
      );
    }
    return found;
  }

  const stream = new ReadableStream<Uint8Array>(
    {
      start: (controller) => controller.enqueue(beginning),
      async pull(controller) {
        if (next >= ids.length) return controller.close();
        try {
          const start = next;
          next += BATCH;
          const records = await readBatch(start);
          if (isWanted) controller.enqueue(encoder.encode(records));
        } catch (error) {
          log.error({ err: error, list: definition.contract.path }, 'an export broke off');
          controller.error(error);
        }
      },
      // The client has closed the connection, perhaps during a batch. This is not a failure of the
      // export.
      cancel() {
        isWanted = false;
      },
    },
    { highWaterMark: 0 },
  );

  return new Response(stream, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${csvFileName(csv.fileName, new Date())}"`,
    },
  });
}
