import type { Spread } from '../server/spread.ts';
import type { Results, Round } from './measure.ts';

type Line = {
  key: keyof Round;
  text: string;
  unit: 'ms' | 'KB' | 'MB' | '';
  target: string;
  ratio: boolean;
};

const lines: readonly Line[] = [
  {
    key: 'scriptKilobytes',
    text: 'JavaScript to the first row, brotli',
    unit: 'KB',
    target: '<= 130 KB',
    ratio: false,
  },
  {
    key: 'coldFirstRow',
    text: 'cold: first row painted',
    unit: 'ms',
    target: '<= 2.5 x',
    ratio: true,
  },
  {
    key: 'coldBlocking',
    text: 'cold: total blocking time',
    unit: 'ms',
    target: '<= 0.2 x react-admin',
    ratio: false,
  },
  {
    key: 'secondFirstRow',
    text: 'second visit, in a new tab: first row',
    unit: 'ms',
    target: '<= 2.2 x',
    ratio: true,
  },
  {
    key: 'deepLinkFirstRow',
    text: '100-row deep link, in a new tab: first row',
    unit: 'ms',
    target: '<= 2.5 x',
    ratio: true,
  },
  {
    key: 'pageSize',
    text: 'page size 15 to 100: painted',
    unit: 'ms',
    target: '<= 1.6 x',
    ratio: true,
  },
  {
    key: 'sort',
    text: 'sort 100 rows: click to painted',
    unit: 'ms',
    target: '<= 1.5 x',
    ratio: true,
  },
  {
    key: 'worstKey',
    text: 'ten letters over 100 rows: worst key to paint',
    unit: 'ms',
    target: '<= 1.5 x',
    ratio: true,
  },
  {
    key: 'interaction',
    text: 'worst interaction of sort and page size',
    unit: 'ms',
    target: '<= 48 ms',
    ratio: false,
  },
  { key: 'heap', text: 'heap, 15 rows', unit: 'MB', target: '<= 4 MB', ratio: false },
  {
    key: 'heapAfterSorts',
    text: 'heap after 50 sorts',
    unit: 'MB',
    target: '<= 7 MB',
    ratio: false,
  },
  {
    key: 'heapPerSort',
    text: 'heap growth per sort, without machine code',
    unit: 'KB',
    target: '<= 2 KB',
    ratio: false,
  },
  { key: 'elements', text: 'DOM elements, 100 rows', unit: '', target: '<= 2,010', ratio: false },
  { key: 'shift', text: 'layout shift', unit: '', target: '0', ratio: false },
];

const number = (value: number) =>
  Math.abs(value) >= 100 || Math.abs(value) < 0.005
    ? value.toFixed(0)
    : value.toFixed(value < 1 && value > -1 ? 2 : 1);
const cell = ({ median, min, max }: Spread, unit: string) =>
  (min === max
    ? `${number(median)} ${unit}`
    : `${number(median)} (${number(min)}–${number(max)}) ${unit}`
  ).trim();

/**
 * The results as a Markdown table: median (minimum–maximum), the ratios of the medians, and what
 * the ratio to the yardstick must reach.
 */
export function printRatios({ yardstick, lean, console: ours }: Results): string {
  const rows = lines.map(({ key, text, unit, target, ratio }) => [
    text,
    cell(yardstick[key], unit),
    cell(lean[key], unit),
    cell(ours[key], unit),
    ...[yardstick, lean].map((floor) =>
      ratio ? `${(ours[key].median / floor[key].median).toFixed(2)} x` : '',
    ),
    target,
  ]);
  const table = [
    ['measure', 'yardstick', 'lean', 'console', 'ratio', 'to lean', 'must reach'],
    ['---', '---:', '---:', '---:', '---:', '---:', '---'],
    ...rows,
  ];
  return `${table.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n`;
}
