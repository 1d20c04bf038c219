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
 * @param slowdown how many times longer than where the targets were set the yardstick took in this
 *   run: a column of its own tells what the median comes to there
 */
export function printTable<Key extends string>(
  about: string,
  lines: readonly Line<Key>[],
  figures: Record<Key, Spread>,
  slowdown?: number,
): string {
  const there = (figure: Spread, unit: string) =>
    slowdown === undefined ? [] : [`${(figure.median / slowdown).toFixed(0)} ${unit}`];
  const rows = lines.map(([key, text, unit]) => [
    text,
    cell(figures[key], unit),
    ...there(figures[key], unit),
  ]);
  const [names, rules] =
    slowdown === undefined
      ? [
          ['measure', 'console'],
          ['---', '---:'],
        ]
      : [
          ['measure', 'console', 'there'],
          ['---', '---:', '---:'],
        ];
  return `\n${about}\n\n${[names, rules, ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')}\n`;
}
