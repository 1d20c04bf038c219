/** A series of measurements in three numbers. */
export type Spread = { median: number; min: number; max: number };

export function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  return {
    median: quantile(sorted, 0.5),
    min: sorted[0] ?? Number.NaN,
    max: sorted.at(-1) ?? Number.NaN,
  };
}

/** Each figure over its rounds. There is at least one round. */
export function spreads<Key extends string>(
  rounds: readonly Record<Key, number>[],
): Record<Key, Spread> {
  return Object.fromEntries(
    Object.keys(rounds[0] ?? {}).map((key) => [key, spread(rounds.map((one) => one[key as Key]))]),
  ) as Record<Key, Spread>;
}

/** @param sorted ascending */
export const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;

/** The slowest of several requests of one kind, because a target holds for each of them. */
export const slowest = (spreads: readonly Spread[]): Spread =>
  spreads.reduce((a, b) => (b.median > a.median ? b : a));
