import type { ScrapeCatalog } from './scrapeCatalog.ts';

/** The values that the steps of one import share. */
export type ImportRun = {
  /** The moment for which the import is made. Later facts are left out. */
  now: Date;
  /** The newest visit of a portal in the companies file, at most `now`. */
  newestCheck: Date;
  catalog: ScrapeCatalog;
  /** Entity names by id, for every entity that jobs may be added to. */
  names: Map<number, string>;
  refusals: RowNotes;
  changes: RowNotes;
  count: (kind: 'entities' | 'jobs' | 'laterJobs' | 'dailyCounts', rows: number) => void;
};

const maxNamed = 20;

/**
 * Notes about rows that were refused or changed. All rows are counted, and the first ones of each
 * reason are named.
 */
export class RowNotes {
  readonly #named: string[] = [];
  readonly #counts = new Map<string, number>();

  /**
   * Adds a note about one row.
   *
   * @param row the row, such as "company 17 (eid 4)"
   * @param reason the same words for every row with this reason
   */
  add(row: string, reason: string, detail = ''): void {
    const count = (this.#counts.get(reason) ?? 0) + 1;
    this.#counts.set(reason, count);
    if (count <= maxNamed)
      this.#named.push(`${row}: ${reason}${detail === '' ? '' : ` (${detail.slice(0, 120)})`}`);
  }

  get total(): number {
    return [...this.#counts.values()].reduce((sum, count) => sum + count, 0);
  }

  /** Returns one line per named row, then one line per reason that has more rows. */
  lines(): string[] {
    const more = [...this.#counts]
      .filter(([, count]) => count > maxNamed)
      .map(
        ([reason, count]) => `… and ${(count - maxNamed).toLocaleString('en-US')} more: ${reason}`,
      );
    return [...this.#named, ...more];
  }
}

const rowsPerTransaction = 1000;

/** Groups rows into batches of the size that one transaction writes. */
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
