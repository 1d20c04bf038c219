import type { Engine } from './engines.ts';
import type { Figure } from './measure.ts';

const round = (value: number) =>
  value >= 100 ? value.toFixed(0) : value.toFixed(value < 1 ? 2 : 1);

function cell(figure: Figure | undefined): string {
  if (!figure) return '';
  const { median, min, max, unit } = figure;
  return min === max
    ? `${round(median)} ${unit}`
    : `${round(median)} (${round(min)}–${round(max)}) ${unit}`;
}

/** What the median comes to where the targets were set. */
const there = (figure: Figure | undefined) =>
  figure?.slowdown === undefined ? '' : `${round(figure.median / figure.slowdown)} ${figure.unit}`;

/**
 * The results as a Markdown table: median (minimum–maximum) of each measure on each engine, the
 * same divided by the yardstick beside it, and what is aimed at.
 */
export function printFigures(results: Partial<Record<Engine, readonly Figure[]>>): string {
  const measures = [
    ...new Set(Object.values(results).flatMap((figures) => figures.map(({ measure }) => measure))),
  ];
  const rows = measures.map((measure) => {
    const [pglite, postgres] = (['pglite', 'postgres'] as const).map((engine) =>
      results[engine]?.find((figure) => figure.measure === measure),
    );
    const { target, unit } = pglite ?? postgres ?? {};
    return [
      measure,
      cell(pglite),
      there(pglite),
      cell(postgres),
      there(postgres),
      target ? `<= ${target.join('; ')} ${unit}` : '',
    ];
  });
  const table = [
    ['measure', 'PGlite', 'there', 'PostgreSQL', 'there', 'target'],
    ['---', '---:', '---:', '---:', '---:', '---'],
    ...rows,
  ];
  return `${table.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n`;
}
