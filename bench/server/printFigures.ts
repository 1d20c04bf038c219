import type { Engine } from './engines.ts';
import type { Figure } from './measure.ts';

const round = (value: number) => (value >= 100 ? value.toFixed(0) : value.toFixed(1));

function cell(figure: Figure | undefined): string {
  if (!figure) return '';
  const { median, min, max, unit } = figure;
  return min === max ? `${round(median)} ${unit}` : `${round(median)} (${round(min)}–${round(max)}) ${unit}`;
}

/** The results as a Markdown table: median (minimum–maximum) of each measure on each engine. */
export function printFigures(results: Partial<Record<Engine, readonly Figure[]>>): string {
  const measures = [...new Set(Object.values(results).flatMap((figures) => figures.map(({ measure }) => measure)))];
  const find = (engine: Engine, measure: string) => results[engine]?.find((figure) => figure.measure === measure);
  const rows = measures.map((measure) => [measure, cell(find('pglite', measure)), cell(find('postgres', measure))]);
  const table = [['measure', 'PGlite', 'PostgreSQL'], ['---', '---:', '---:'], ...rows];
  return `${table.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n`;
}
