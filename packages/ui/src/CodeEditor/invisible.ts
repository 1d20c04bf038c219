/**
 * Characters that look like nothing or like an ordinary blank: other blanks, controls, marks
 * without a width and marks that turn the direction of the text. A joiner or variation selector
 * belongs to the letter or emoji before it, and is left out there.
 */
const INVISIBLE =
  /(?![\t\n\r ]|(?<=(?!\p{DI})[\p{Lo}\p{M}]|[\p{ExtPict}\p{EMod}]\uFE0F?)[\p{VS}\u200C\u200D]|\uFE0F\u20E3)[\p{Z}\p{Cc}\p{DI}\u2800]/u;
const RUNS_AND_LINES = new RegExp(`\r\n?|\n|(${INVISIBLE.source})\\1*`, 'gu');
/** Most code has nothing else than these characters, and is looked through fast. */
const BEYOND_ASCII = /[^\t\n\r -~]/;

export const hasInvisible = (text: string): boolean =>
  BEYOND_ASCII.test(text) && INVISIBLE.test(text);

/** Equal invisible characters that follow one another. Columns are as in `CodeProblem`. */
export interface InvisibleRun {
  character: string;
  count: number;
  offset: number;
  line: number;
  column: number;
  endColumn: number;
}

/** The runs of invisible characters in a text, up to `most` of them. */
export function findInvisible(text: string, most = 1000): readonly InvisibleRun[] {
  const runs: InvisibleRun[] = [];
  if (!hasInvisible(text)) return runs;
  let line = 1;
  let start = 0;
  for (const { index, 0: found, 1: character } of text.matchAll(RUNS_AND_LINES)) {
    if (character === undefined) {
      line += 1;
      start = index + found.length;
      continue;
    }
    const column = index - start + 1;
    const count = found.length / character.length;
    runs.push({ character, count, offset: index, line, column, endColumn: column + found.length });
    if (runs.length === most) break;
  }
  return runs;
}

/** "U+200B". */
export const codePointName = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Whether the character turns the direction in which text is shown, so that code can lie. */
export const turnsDirection = (character: string): boolean => /\p{Bidi_Control}/u.test(character);

const NAMES: Readonly<Record<string, string>> = {
  '\u00A0': 'no-break space',
  '\u00AD': 'soft hyphen',
  '\u061C': 'Arabic letter mark',
  '\u200B': 'zero width space',
  '\u200C': 'zero width non-joiner',
  '\u200D': 'zero width joiner',
  '\u200E': 'left-to-right mark',
  '\u200F': 'right-to-left mark',
  '\u2028': 'line separator',
  '\u2029': 'paragraph separator',
  '\u202A': 'left-to-right embedding',
  '\u202B': 'right-to-left embedding',
  '\u202C': 'pop directional formatting',
  '\u202D': 'left-to-right override',
  '\u202E': 'right-to-left override',
  '\u202F': 'narrow no-break space',
  '\u2060': 'word joiner',
  '\u2066': 'left-to-right isolate',
  '\u2067': 'right-to-left isolate',
  '\u2068': 'first strong isolate',
  '\u2069': 'pop directional isolate',
  '\u3000': 'ideographic space',
  '\uFEFF': 'byte-order mark',
};

/** "zero width space, U+200B". */
export function nameOfInvisible(character: string): string {
  const kind = /\p{Z}/u.test(character)
    ? 'special blank'
    : /\p{Cc}/u.test(character)
      ? 'control character'
      : 'format character';
  return `${NAMES[character] ?? kind}, ${codePointName(character)}`;
}
