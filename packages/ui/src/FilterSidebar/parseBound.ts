/** A bound of a range as it was typed: a number, nothing, or text that is no number (of that sign). */
export function parseBound(text: string, allowNegative = false): number | undefined | 'refused' {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  return (allowNegative ? /^-?\d{1,9}(\.\d{1,4})?$/ : /^\d{1,9}(\.\d{1,4})?$/).test(trimmed)
    ? Number(trimmed)
    : 'refused';
}
