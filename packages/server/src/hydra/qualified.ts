import { sql, type SQL } from 'drizzle-orm';

/**
 * Keeps the table names of an expression that is selected. When only one table is selected from,
 * Drizzle drops them from the outermost chunks, which changes the meaning of a subquery that refers
 * to the outer row.
 */
export const qualified = <T>(expression: SQL<T>): SQL<T> => sql<T>`(${expression})`;
