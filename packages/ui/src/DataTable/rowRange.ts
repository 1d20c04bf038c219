/**
 * The rows between two of them, both included, whichever comes first. Only the second one where the
 * first is not among the rows.
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
