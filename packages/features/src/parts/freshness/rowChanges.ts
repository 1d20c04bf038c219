interface Row {
  readonly id: number | string;
}

/**
 * Counts the rows that were added, removed or moved. A row counts as moved when, among the rows in
 * both lists, another row has its position.
 */
export function countRowChanges(shown: readonly Row[], fresh: readonly Row[]): number {
  const before = new Set(shown.map(({ id }) => id));
  const after = new Set(fresh.map(({ id }) => id));
  const stayed = shown.filter(({ id }) => after.has(id));
  const order = fresh.filter(({ id }) => before.has(id));
  const moved = stayed.filter(({ id }, index) => order[index]?.id !== id);
  return shown.length - stayed.length + (fresh.length - order.length) + moved.length;
}

/**
 * The shown rows in their present order. A row that is also in the fresh list has the values from
 * there.
 */
export function withFreshValues<R extends Row>(shown: readonly R[], fresh: readonly R[]): R[] {
  const newest = new Map(fresh.map((row) => [row.id, row]));
  return shown.map((row) => newest.get(row.id) ?? row);
}
