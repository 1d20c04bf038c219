import type { Engine } from './engines.ts';
import type { Figure } from './timing.ts';
import { YARDSTICK_OF_TARGETS } from './yardstick.ts';

const round = (value: number) =>
  value >= 100 ? value.toFixed(0) : value.toFixed(value < 1 ? 2 : 1);

function cell(figure: Figure | undefined): string {
  if (!figure) return '';
  const { median, min, max, unit } = figure;
  return min === max
    ? `${round(median)} ${unit}`
    : `${round(median)} (${round(min)}–${round(max)}) ${unit}`;
}

/** The median as a multiple of the yardstick that was measured just before it. */
const ratio = (figure: Figure | undefined) =>
  figure?.floor === undefined ? '' : `${round(figure.median / figure.floor)} x`;

/** The target in the figure's own unit and, where the figure has a floor, as a ratio to it. */
function bar({ target, unit, floor }: Partial<Figure>): string {
  if (!target) return '';
  const inUnit = `<= ${target.join('; ')} ${unit}`;
  if (floor === undefined) return inUnit;
  const [pglite, postgres] = target;
  return `${inUnit} or ${(pglite / YARDSTICK_OF_TARGETS.pglite).toFixed(0)}; ${(postgres / YARDSTICK_OF_TARGETS.postgres).toFixed(0)} x`;
}

/**
 * The results as a Markdown table: median (minimum–maximum) of each measure on each engine, its
 * ratio to the yardstick of the same minute, and what must be reached, by the number or by the
 * ratio.
 */
export function printFigures(results: Partial<Record<Engine, readonly Figure[]>>): string {
  const measures = [
    ...new Set(Object.values(results).flatMap((figures) => figures.map(({ measure }) => measure))),
  ];
  const rows = measures.map((measure) => {
    const [pglite, postgres] = (['pglite', 'postgres'] as const).map((engine) =>
      results[engine]?.find((figure) => figure.measure === measure),
    );
    return [
      measure,
      cell(pglite),
      ratio(pglite),
      cell(postgres),
      ratio(postgres),
      bar(pglite ?? postgres ?? {}),
    ];
  });
  const table = [
    ['measure', 'PGlite', 'ratio', 'PostgreSQL', 'ratio', 'must reach'],
    ['---', '---:', '---:', '---:', '---:', '---'],
    ...rows,
  ];
  return `${table.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n`;
}
