import { sql, type SQL } from 'drizzle-orm';

/**
 * Keeps the table names of an expression that is selected. Drizzle drops them from the outermost
 * chunks when one table is selected from, which changes the meaning of a subquery that looks at the
 * outer row.
 */
export const qualified = <T>(expression: SQL<T>): SQL<T> => sql<T>`(${expression})`;
