const BOM = '\uFEFF';

/** The line end that most lines of the code have. */
function lineEndOf(code: string): '\n' | '\r\n' | '\r' {
  const count = (end: string) => code.split(end).length - 1;
  const crlf = count('\r\n');
  const lf = count('\n') - crlf;
  const cr = count('\r') - crlf;
  if (lf >= crlf && lf >= cr) return '\n';
  return crlf >= cr ? '\r\n' : '\r';
}

/** The offset of a place in a text whose lines end with `\n`, or of the nearest place that exists. */
export function offsetOf(text: string, line: number, column: number): number {
  const lines = text.split('\n');
  const before = lines.slice(0, Math.min(line, lines.length) - 1);
  const longest = lines[before.length]?.length ?? 0;
  return before.reduce((sum, { length }) => sum + length + 1, Math.min(column - 1, longest));
}

/** Code as the editor holds it: its lines end with `\n`, and no byte-order mark is before it. */
export const toEditorText = (code: string): string =>
  (code.startsWith(BOM) ? code.slice(1) : code).replaceAll(/\r\n?/g, '\n');

/**
 * The text of the editor as it is saved: with the line end that most lines of the saved code have,
 * and with its byte-order mark. A text that was not changed is the saved code itself.
 */
export function toSavedCode(text: string, saved: string): string {
  if (text === toEditorText(saved)) return saved;
  const mark = saved.startsWith(BOM) ? BOM : '';
  return mark + text.replaceAll('\n', lineEndOf(saved));
}
