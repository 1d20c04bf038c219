import { kindOf, type Needed } from './columnWidths.ts';
import type { DataTableColumn } from './dataTable.types.ts';
import { isRecord } from './tableRows.ts';

type Column = Pick<
  DataTableColumn<never>,
  'id' | 'header' | 'sortKey' | 'align' | 'mono' | 'kind' | 'width'
>;

/** The padding of a cell, and a pixel for the rounding of text. */
const PADDING = 17;
/** The padding and the sign of a badge, with the space between them. */
const BADGE = 34;
/** The icon of a sortable header, with the space before it. */
const SORT_ICON = 12;
/**
 * The width of a column of notes, in pixels. Notes are not measured, because their text may be
 * formatted after the rows are shown.
 */
const NOTE = 400;
/** So many of a column's longest texts are measured: letters differ in width. */
const CANDIDATES = 4;

/** Returns the width of a text in a font of the table, in pixels. */
type Ruler = (text: string, font: 'cell' | 'mono' | 'small') => number;

function createRuler(): Ruler {
  const root = getComputedStyle(document.documentElement);
  const font = (size: number, family: string) =>
    `${size * Number.parseFloat(root.fontSize)}px ${root.getPropertyValue(`--ui-fonts-${family}`)}`;
  const fonts = {
    cell: font(0.8125, 'body'),
    mono: font(0.75, 'mono'),
    /** For badges and headers. */
    small: `500 ${font(0.75, 'body')}`,
  };
  const context = document.createElement('canvas').getContext('2d');
  return (text, name) => {
    if (!context) return 0;
    context.font = fonts[name];
    return context.measureText(text).width;
  };
}

let ruler: Ruler | undefined;

/** The width that a header needs on one line, or on the two lines into which it fits best. */
function headWidth({ header, sortKey }: Column, widthOf: Ruler): number {
  const words = header.split(' ');
  const width = (from: number, to?: number) => widthOf(words.slice(from, to).join(' '), 'small');
  const widths = words.map((_, at) => Math.max(width(0, at), width(at)));
  return Math.min(...widths) + (sortKey ? SORT_ICON : 0);
}

/** The width that the texts of a column need. */
function contentWidth(column: Column, texts: readonly string[], widthOf: Ruler): number {
  const kind = kindOf(column);
  if (kind === 'note') return texts.join('') === '–' ? 0 : NOTE;
  const isBadge = kind === 'badge';
  const font = isBadge ? 'small' : column.mono ? 'mono' : 'cell';
  const longest = texts.toSorted((a, b) => b.length - a.length).slice(0, CANDIDATES);
  return Math.max(0, ...longest.map((text) => widthOf(text, font))) + (isBadge ? BADGE : 0);
}

/**
 * The widths that each column needs so that neither its header nor a text is cut, by its id. They
 * are computed from the texts in the table, so that the browser does not have to lay out the rows
 * for it. All digits count as `0`, which is as wide as any other digit in a column of numbers.
 *
 * @param lead the width of the leading column, if there is one
 */
export function neededWidths(
  table: HTMLTableElement,
  columns: readonly Column[],
  lead: number | undefined,
): Readonly<Record<string, Needed>> {
  const widthOf = (ruler ??= createRuler());
  const rows = [...(table.tBodies[0]?.rows ?? [])].filter(isRecord);
  return Object.fromEntries(
    columns.map((column, index) => {
      const texts = rows.map(
        ({ children }) => children[lead ? index + 1 : index]?.textContent.replace(/\d/g, '0') ?? '',
      );
      const head = Math.ceil(headWidth(column, widthOf)) + PADDING;
      const content = contentWidth(column, [...new Set(texts)], widthOf);
      return [column.id, { head, all: Math.max(head, Math.ceil(content) + PADDING) }];
    }),
  );
}
