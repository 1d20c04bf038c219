/**
 * The rows from one row to another, both included, in the order of the table. Only the row `to` if
 * `from` is not among the rows.
 */
export function rowRange<Row extends { id: number | string }>(
  rows: readonly Row[],
  from: Row['id'] | undefined,
  to: Row['id'],
): readonly Row[] {
  const at = (row: Row['id'] | undefined) => rows.findIndex(({ id }) => id === row);
  const end = at(to);
  if (end < 0) return [];
  const found = at(from);
  const start = found < 0 ? end : found;
  return rows.slice(Math.min(start, end), Math.max(start, end) + 1);
}
