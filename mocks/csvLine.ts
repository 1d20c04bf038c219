const cell = (value: string | number | null): string => {
  const text = String(value ?? '');
  const safe = typeof value === 'string' && /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/**
 * One line of a CSV file (contract, section 3.3): quoted where needed, and no text that a
 * spreadsheet would take for a formula.
 */
export const csvLine = (values: readonly (string | number | null)[]): string =>
  values.map(cell).join(',');
