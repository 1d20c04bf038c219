import type { Spread } from '../server/spread.ts';

/** A measure of the console by itself: its key, its text, its unit. */
export type Line<Key extends string> = readonly [key: Key, text: string, unit: 'ms' | '%' | ''];

const cell = ({ median, min, max }: Spread, unit: string) =>
  (min === max
    ? `${median.toFixed(0)} ${unit}`
    : `${median.toFixed(0)} (${min.toFixed(0)}–${max.toFixed(0)}) ${unit}`
  ).trim();

/**
 * The figures as a Markdown table under a sentence: median (minimum–maximum).
 *
 * @param floor milliseconds of the same run to which each median is set in relation, in a column of
 *   its own
 */
export function printTable<Key extends string>(
  about: string,
  lines: readonly Line<Key>[],
  figures: Record<Key, Spread>,
  floor?: number,
): string {
  const withRatio = (cells: readonly string[], ratio: string) =>
    floor === undefined ? cells : [...cells, ratio];
  const rows = lines.map(([key, text, unit]) =>
    withRatio(
      [text, cell(figures[key], unit)],
      `${(figures[key].median / (floor ?? 1)).toFixed(2)} x`,
    ),
  );
  const table = [
    withRatio(['measure', 'console'], 'ratio'),
    withRatio(['---', '---:'], '---:'),
    ...rows,
  ];
  return `\n${about}\n\n${table.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n`;
}
