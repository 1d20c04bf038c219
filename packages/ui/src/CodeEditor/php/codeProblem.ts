/** A fault in a text. Lines and columns count from 1, columns in UTF-16 units; the end is exclusive. */
export interface CodeProblem {
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
  message: string;
}

export type Place = Pick<CodeProblem, 'line' | 'column'>;

const lineBreaks = /\r\n|\r|\n/g;

/** The place of an offset. Counts a line for each `\n`, `\r\n` and lone `\r`, as an editor does. */
export function positionAt(text: string, offset: number): Place {
  let line = 1;
  let start = 0;
  for (const { index, 0: lineBreak } of text.matchAll(lineBreaks)) {
    if (index + lineBreak.length > offset) break;
    line += 1;
    start = index + lineBreak.length;
  }
  return { line, column: offset - start + 1 };
}

/**
 * The problem at the offsets `from` to `to`, which may lie outside the text. It covers at least one
 * character, if there is one, and never more than one line. A problem at the end of the text, or in
 * the white space before it, stands at the last visible character.
 */
export function problemAt(text: string, from: number, to: number, message: string): CodeProblem {
  const end = text.trimEnd().length;
  const first = Math.max(0, Math.min(from, end - 1));
  const lineEnd = text.slice(first).search(/[\r\n]/);
  const lastOfLine = lineEnd === -1 ? text.length : first + lineEnd;
  const last = Math.min(Math.max(to, first + 1), Math.max(lastOfLine, first));
  const { line, column } = positionAt(text, first);
  return { line, column, endLine: line, endColumn: column + last - first, message };
}

/**
 * The first problem after a place, or the first of all if none follows. The problems must be in the
 * order of the text.
 */
export const problemAfter = (
  problems: readonly CodeProblem[] | undefined,
  place: Place,
): CodeProblem | undefined =>
  problems?.find(
    ({ line, column }) => line > place.line || (line === place.line && column > place.column),
  ) ?? problems?.[0];
