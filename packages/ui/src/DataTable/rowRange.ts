/**
 * The rows from one row to another, both included, in the order of the table. Only the row `to` if
 * `from` is not among the rows.
 */
export function rowRange<Row extends { id: number | string }>(
  rows: readonly Row[],
  from: Row['id'] | undefined,
  to: Row['id'],
): readonly Row[] {
  const start = rows.findIndex(({ id }) => id === from);
  const end = rows.findIndex(({ id }) => id === to);
  if (end < 0) return [];
  return start < 0
    ? rows.slice(end, end + 1)
    : rows.slice(Math.min(start, end), Math.max(start, end) + 1);
}
