import { jobCountMessage } from '../review/reviewForm.ts';

/**
 * The first column of pasted spreadsheet cells, with one cell for each line. A blank line is a
 * blank cell, so that the following lines keep their rows. The line end that spreadsheets append
 * adds no cell.
 */
export function pastedColumn(text: string): { cells: readonly string[]; columns: number } {
  const lines = text
    .replaceAll(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t'));
  return {
    cells: lines.map(([first = '']) => first.trim()),
    columns: Math.max(...lines.map(({ length }) => length)),
  };
}

/**
 * Matches numbers with thousands separators, such as "1,200" and "1.200.000". "1.200" is not
 * matched, because it may be a decimal.
 */
const SEPARATED = /^(?!\d+\.\d+$)\d{1,3}(?:[,.' \u00A0\u202F]\d{3})+$/u;

/** What is wrong with a count that was typed or pasted. Undefined when it is valid. */
export function countProblem(typed: string): string | undefined {
  const problem = jobCountMessage(typed);
  return problem !== undefined && SEPARATED.test(typed.trim())
    ? `Enter it without separators: ${typed.replaceAll(/\D/g, '')}`
    : problem;
}

interface Filled {
  counts: Readonly<Record<string, string>>;
  /** The result of the paste, which is announced. */
  said: string;
}

const lines = (count: number) => (count === 1 ? '1 line' : `${count} lines`);

/**
 * Fills the cells downwards from one of them.
 *
 * @param keys the keys of the cells, from top to bottom
 * @param from the index of the first cell to fill
 */
export function fillDown(
  counts: Readonly<Record<string, string>>,
  keys: readonly string[],
  from: number,
  text: string,
): Filled {
  const { cells, columns } = pastedColumn(text);
  const places = keys.slice(from, from + cells.length);
  const filled = places.map((key, index) => [key, cells[index] ?? ''] as const);
  const bad = filled.filter(([, cell]) => cell !== '' && countProblem(cell) !== undefined).length;
  const blank = filled.filter(([, cell]) => cell === '').length;
  const unused = cells.length - filled.length;
  const said = [
    `${lines(filled.length)} pasted.`,
    bad > 0 && `${bad} ${bad === 1 ? 'does' : 'do'} not fit: the cells say why.`,
    blank > 0 && `${blank} ${blank === 1 ? 'is' : 'are'} blank.`,
    unused > 0 && `${lines(unused)} more than there are rows: not used.`,
    columns > 1 && `Only the first of ${columns} columns was used.`,
  ];
  return {
    counts: { ...counts, ...Object.fromEntries(filled) },
    said: said.filter(Boolean).join(' '),
  };
}
