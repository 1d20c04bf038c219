// What PostgreSQL cannot hold in a text: NUL, and halves of surrogate pairs.
const suspicious = /[\0\ud800-\udfff]/;
const unstorable = /\0|\p{Surrogate}/gu;
const replacement = '\ufffd';

/**
 * The value with U+FFFD for every character that no database text can hold; everything else stays
 * as it was found.
 */
export function storable(value: unknown): unknown {
  if (typeof value === 'string')
    return suspicious.test(value) ? value.replace(unstorable, replacement) : value;
  if (Array.isArray(value)) return value.map(storable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, storable(inner)]));
}
