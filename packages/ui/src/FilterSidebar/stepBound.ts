const LARGEST = 999_999_999;

/**
 * One step up or down. Steps end at 1, though 0 may be typed, unless the range knows negative
 * numbers (A-AMB-066).
 */
export function stepBound(bound: number | undefined, by: 1 | -1, allowNegative = false): number {
  const next = Math.min((bound ?? 0) + by, LARGEST);
  if (allowNegative || next >= 1) return next;
  return bound !== undefined && bound < 1 ? bound : 1;
}
