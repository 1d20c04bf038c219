import { sql, type SQL } from 'drizzle-orm';

/**
 * Rows as one parameter: `json_to_recordset($1) AS x(column type, …)`; the columns are written by
 * the caller, never input.
 */
export const recordset = (rows: readonly object[], columns: string): SQL =>
  sql`json_to_recordset(${JSON.stringify(rows)}::json) AS x(${sql.raw(columns)})`;
