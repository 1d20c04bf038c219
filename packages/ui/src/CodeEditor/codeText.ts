const BOM = '\uFEFF';

/** The line end that most lines of the code have. */
function lineEndOf(code: string): '\n' | '\r\n' {
  const all = code.split('\n').length - 1;
  const long = code.split('\r\n').length - 1;
  return long > all - long ? '\r\n' : '\n';
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
  return mark + (lineEndOf(saved) === '\n' ? text : text.replaceAll('\n', '\r\n'));
}
