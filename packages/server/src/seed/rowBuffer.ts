import type { InferInsertModel } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { writeObjects, type SqlRunner } from './rowWriter.ts';
import { seededTables } from './seededTables.ts';

const rowsPerStatement = 1000;

/**
 * Collects rows of all tables and writes them in an order that satisfies the foreign keys; hands
 * out the ids.
 */
export class RowBuffer {
  readonly #rows = new Map<PgTable, object[]>();
  readonly #ids = new Map<PgTable, number>();
  size = 0;

  nextId(table: PgTable): number {
    const id = (this.#ids.get(table) ?? 0) + 1;
    this.#ids.set(table, id);
    return id;
  }

  add<T extends PgTable>(table: T, row: InferInsertModel<T>): void {
    const rows = this.#rows.get(table);
    if (rows) rows.push(row);
    else this.#rows.set(table, [row]);
    this.size += 1;
  }

  async flush(db: SqlRunner): Promise<void> {
    for (const table of seededTables) {
      const rows = this.#rows.get(table) ?? [];
      for (let start = 0; start < rows.length; start += rowsPerStatement)
        await writeObjects(db, table, rows.slice(start, start + rowsPerStatement));
    }
    this.#rows.clear();
    this.size = 0;
  }
}
