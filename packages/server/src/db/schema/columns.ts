import { sql, type SQL } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  integer,
  timestamp,
  type PgColumn,
} from 'drizzle-orm/pg-core';

/**
 * A text by which a list may be sorted. The default collation differs between the engines (C in the
 * embedded one, that of the cluster in PostgreSQL). The column names the root ICU collation, so
 * that both engines sort without regard to case and accents.
 */
export const sortedText = customType<{ data: string }>({
  dataType: () => 'text COLLATE "und-x-icu"',
});

export const id = () => integer().primaryKey().generatedByDefaultAsIdentity();

export const bigId = () => bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity();

/**
 * An instant with a precision of milliseconds, so that a JavaScript Date read from a row equals the
 * stored value.
 */
export const instant = () => timestamp({ withTimezone: true, precision: 3 });

export const flag = () => boolean().notNull().default(false);

/** Makes CHECK (column IN (values)). The values are constants of the schema, never input. */
export function checkOneOf(name: string, column: PgColumn, values: readonly string[]) {
  const list: SQL = sql.raw(values.map((value) => `'${value}'`).join(', '));
  return check(name, sql`${column} IN (${list})`);
}
