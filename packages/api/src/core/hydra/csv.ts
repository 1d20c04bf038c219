/**
 * A number is written without quotes. Text is made safe and quoted where needed. Null is written as
 * an empty cell.
 */
export type CsvCell = string | number | null;

export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A spreadsheet treats a cell that begins with one of these signs as a formula. It treats their
 * full-width forms alike. See docs/contract.md#csv.
 */
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/;

function csvField(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA_START.test(cell) ? `'${cell}` : cell;
  return /[",;\t\r\n]|^ | $/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Makes one RFC 4180 record with its CRLF. */
export const csvRecord = (cells: readonly CsvCell[]): string =>
  `${cells.map(csvField).join(',')}\r\n`;

/** An instant in ISO-8601, in UTC and in whole seconds. */
export const csvInstant = (seconds: number): string =>
  new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');

/** The name of a CSV file, such as `entities-2026-11-21.csv`. The day is that of UTC. */
export const csvFileName = (list: string, now: Date): string =>
  `${list}-${now.toISOString().slice(0, 10)}.csv`;
