import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * What is to be read in a column of rich text, as SQL: a search must find neither the names of
 * elements nor miss words that stand in bold. Made for the few rows of one entity or scrape, since
 * no index knows it.
 */
export const textOfHtml = (column: PgColumn): SQL => {
  const lines = sql`regexp_replace(${column}, '<(br|/p|/li|/h[1-4]|/blockquote|/pre)\\M[^>]*>', E'\\n', 'gi')`;
  const text = sql`regexp_replace(${lines}, '<[^>]*>', '', 'g')`;
  return sql`replace(replace(replace(replace(${text}, '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&')`;
};

/** Texts as the searched columns have theirs: in lower case, a line for each. */
export const searchedLines = (...texts: readonly (PgColumn | SQL)[]): SQL =>
  sql`lower(concat_ws(E'\\n', ${sql.join([...texts], sql`, `)}) COLLATE "und-x-icu") COLLATE "default"`;
