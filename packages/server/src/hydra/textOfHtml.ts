import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * The visible text of a rich-text column, as SQL. A search must not find the names of elements, and
 * must find words that are partly bold. It is for the few rows of one entity or scrape, since no
 * index covers it.
 */
export const textOfHtml = (column: PgColumn): SQL => {
  const lines = sql`regexp_replace(${column}, '<(br|/p|/li|/h[1-4]|/blockquote|/pre)\\M[^>]*>', E'\\n', 'gi')`;
  const text = sql`regexp_replace(${lines}, '<[^>]*>', '', 'g')`;
  const decoded = sql`replace(replace(replace(replace(${text}, '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&')`;
  // Most events have no markup, and the expressions cost more than all else.
  return sql`CASE WHEN strpos(${column}, '<') + strpos(${column}, '&') > 0 THEN ${decoded} ELSE ${column} END`;
};

/** Texts in the form of the searched columns: lower case, one line each. */
export const searchedLines = (...texts: readonly (PgColumn | SQL)[]): SQL =>
  sql`lower(concat_ws(E'\\n', ${sql.join([...texts], sql`, `)}) COLLATE "und-x-icu") COLLATE "default"`;
