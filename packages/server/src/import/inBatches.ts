const rowsPerTransaction = 1000;

/** The rows in groups of the size that one transaction takes. */
export async function* inBatches<T>(
  rows: AsyncIterable<T>,
  size = rowsPerTransaction,
): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
