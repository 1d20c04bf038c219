import { plainNumber } from '../numbers.ts';
import type { FilterRange } from './filterField.types.ts';

// The value types are known only at the filter definitions. Here each control converts the value to
// the type of its kind, and any other value counts as empty.
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

/** Whether a value filters at all. An empty text, an empty list and a range without bounds do not. */
export function isSet(value: unknown): boolean {
  if (value === undefined || value === '' || value === false) return false;
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).some((bound) => bound !== undefined);
}

/**
 * Parses a typed bound: the number, undefined for an empty text, or 'refused' for text that is not
 * a number or has a forbidden sign.
 */
export function parseBound(text: string, allowNegative = false): number | undefined | 'refused' {
  const plain = plainNumber(text);
  if (plain === '') return undefined;
  return (allowNegative ? /^-?\d{1,9}(\.\d{1,4})?$/ : /^\d{1,9}(\.\d{1,4})?$/).test(plain)
    ? Number(plain)
    : 'refused';
}

const LARGEST = 999_999_999;

/**
 * The bound after one step. Steps stop at 1 (0 can only be typed), unless the range allows negative
 * numbers.
 */
export function stepBound(bound: number | undefined, by: 1 | -1, allowNegative = false): number {
  const next = Math.min((bound ?? 0) + by, LARGEST);
  if (allowNegative || next >= 1) return next;
  return bound !== undefined && bound < 1 ? bound : 1;
}
