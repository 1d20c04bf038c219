import type { FilterRange } from './filterField.types.ts';

// A filter's value is typed where the filter is defined; here each control takes it for what its kind says, and anything else for empty.
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
