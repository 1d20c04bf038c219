import { getTableColumns, getTableName, sql, type InferInsertModel, type SQL } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/database.ts';

/** Whatever runs SQL: the database itself or an open transaction. */
export type SqlRunner = Pick<Db, 'execute'>;

export const columnName = (column: PgColumn): string =>
  column.keyAsName ? toSnakeCase(column.name) : column.name;

/**
 * `INSERT INTO table (…) SELECT … FROM json` for many rows with one parameter, which both engines
 * take several times faster than one parameter per cell. All rows have the same keys: a key that
 * one row lacks is written as null, never as the default.
 */
export const writeRows = <T extends PgTable>(
  db: SqlRunner,
  table: T,
  rows: readonly InferInsertModel<T>[],
  onConflict: SQL = sql``,
): Promise<void> => writeObjects(db, table, rows, onConflict);

/** As writeRows, for rows whose shape was checked where they were collected. */
export async function writeObjects(
  db: SqlRunner,
  table: PgTable,
  rows: readonly object[],
  onConflict: SQL = sql``,
): Promise<void> {
  if (rows.length === 0) return;
  await db.execute(
    sql`${insertInto(table, Object.keys(rows[0] ?? {}))} ${rowsFromJson(table, rows)} ${onConflict}`,
  );
}

const insertInto = (table: PgTable, keys: readonly string[]): SQL => {
  const columns = Object.entries(getTableColumns(table))
    .filter(([key]) => keys.includes(key))
    .map(([, column]) => sql.identifier(columnName(column)));
  return sql`INSERT INTO ${table} (${sql.join(columns, sql`, `)}) SELECT ${sql.join(columns, sql`, `)} FROM`;
};

const rowsFromJson = (table: PgTable, rows: readonly object[]): SQL => {
  const names = new Map(
    Object.entries(getTableColumns(table)).map(([key, column]) => [key, columnName(column)]),
  );
  const json = JSON.stringify(
    rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([key, value]) => [names.get(key) ?? key, value])),
    ),
  );
  return sql`json_populate_recordset(NULL::${table}, ${json}::json)`;
};

/**
 * Sets every identity sequence behind the highest id in its table, after rows were written with ids
 * of their own.
 */
export async function advanceSequences(db: SqlRunner, tables: readonly PgTable[]): Promise<void> {
  for (const table of tables) {
    const isNumbered = Object.values(getTableColumns(table)).some(
      (column) => columnName(column) === 'id' && column.generatedIdentity !== undefined,
    );
    if (!isNumbered) continue;
    await db.execute(
      sql`SELECT setval(pg_get_serial_sequence(${getTableName(table)}, 'id'), (SELECT coalesce(max(id), 0) + 1 FROM ${table}), false)`,
    );
  }
}
