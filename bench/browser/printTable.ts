import type { Spread } from '../server/spread.ts';

/** A measure of the console by itself: its key, its text, its unit. */
export type Line<Key extends string> = readonly [key: Key, text: string, unit: 'ms' | '%' | ''];

const cell = ({ median, min, max }: Spread, unit: string) =>
  (min === max ? `${median.toFixed(0)} ${unit}` : `${median.toFixed(0)} (${min.toFixed(0)}–${max.toFixed(0)}) ${unit}`).trim();

/** The figures as a Markdown table under a sentence: median (minimum–maximum). */
export const printTable = <Key extends string>(about: string, lines: readonly Line<Key>[], figures: Record<Key, Spread>): string =>
  `\n${about}\n\n| measure | console |\n| --- | ---: |\n${lines.map(([key, text, unit]) => `| ${text} | ${cell(figures[key], unit)} |`).join('\n')}\n`;
