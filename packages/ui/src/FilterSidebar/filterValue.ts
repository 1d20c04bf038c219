import type { FilterRange } from './filterField.types.ts';

// The type of a filter's value is known where the filter is defined. Here each control reads the value as its kind requires, and anything else as empty.
export const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

export const asList = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

export function asRange(value: unknown): FilterRange<unknown> {
  if (typeof value !== 'object' || value === null) return {};
  return {
    from: 'from' in value ? value.from : undefined,
    to: 'to' in value ? value.to : undefined,
  };
}

/** Whether a value filters at all: not an empty text, an empty list or a range without bounds. */
export function isSet(value: unknown): boolean {
  if (value === undefined || value === '' || value === false) return false;
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).some((bound) => bound !== undefined);
}

/**
 * A typed bound of a range: a number, nothing, or 'refused' for text that is no number of that
 * sign.
 */
export function parseBound(text: string, allowNegative = false): number | undefined | 'refused' {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  return (allowNegative ? /^-?\d{1,9}(\.\d{1,4})?$/ : /^\d{1,9}(\.\d{1,4})?$/).test(trimmed)
    ? Number(trimmed)
    : 'refused';
}

const LARGEST = 999_999_999;

/**
 * One step up or down. Steps end at 1, though 0 may be typed, unless the range allows negative
 * numbers.
 */
export function stepBound(bound: number | undefined, by: 1 | -1, allowNegative = false): number {
  const next = Math.min((bound ?? 0) + by, LARGEST);
  if (allowNegative || next >= 1) return next;
  return bound !== undefined && bound < 1 ? bound : 1;
}
