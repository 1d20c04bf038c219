interface Row {
  readonly id: number | string;
}

/**
 * How many rows differ in being there or in their place: rows that come, rows that go, and of those
 * that stay the ones that another row of these has taken the place of.
 */
export function countRowChanges(shown: readonly Row[], fresh: readonly Row[]): number {
  const before = new Set(shown.map(({ id }) => id));
  const after = new Set(fresh.map(({ id }) => id));
  const stayed = shown.filter(({ id }) => after.has(id));
  const order = fresh.filter(({ id }) => before.has(id));
  const moved = stayed.filter(({ id }, index) => order[index]?.id !== id);
  return shown.length - stayed.length + (fresh.length - order.length) + moved.length;
}

/** The shown rows in their places, with the newest values of those that are still there. */
export function withFreshValues<R extends Row>(shown: readonly R[], fresh: readonly R[]): R[] {
  const newest = new Map(fresh.map((row) => [row.id, row]));
  return shown.map((row) => newest.get(row.id) ?? row);
}
