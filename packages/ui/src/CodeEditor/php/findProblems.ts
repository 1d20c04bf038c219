import { findInvisible, nameOfInvisible, turnsDirection } from '../invisible.ts';
import { problemAt, type CodeProblem } from './codeProblem.ts';
import { wrapPhp, type WrappedPhp } from './fragments.ts';
import { parsePhp, tokensOf, type SyntaxFault } from './phpParser.ts';

/** A fault of the wrapped code as a problem of the original text. */
export const faultAt = (text: string, shift: number, { from, to, message }: SyntaxFault) =>
  problemAt(
    text,
    from - shift,
    to - shift,
    message.charAt(0).toUpperCase() + message.slice(1) + '.',
  );

/** The most invisible characters that are named. */
const MOST_NAMED = 100;

/** The tokens whose characters PHP keeps as they are, or does not read. */
const isText = ({ name }: { name: string }) =>
  /COMMENT$|^T_(CONSTANT_ENCAPSED_STRING|ENCAPSED_AND_WHITESPACE|INLINE_HTML)$/.test(name);

/** Controls that PHP does not have. Reading tokens would end at the first of them. */
const CONTROLS = /[^\P{Cc}\t\n\r]/gu;

/** Returns a function that says whether an offset of the text is in a string, a comment or HTML. */
function textPlaces({ php, shift }: WrappedPhp): (offset: number) => boolean {
  try {
    const tokens = tokensOf(php.replaceAll(CONTROLS, ' '));
    let at = 0;
    return (offset) => {
      let token = tokens[at];
      while (token && token.offset + token.text.length <= offset + shift) token = tokens[++at];
      return token === undefined || isText(token);
    };
  } catch {
    return () => true; // the code cannot be taken apart, which the syntax error says
  }
}

/**
 * The invisible characters that change what the code does or hide it. PHP takes those outside of
 * strings and comments for a part of a name. What turns the direction of the text is named
 * everywhere; other characters in a string are data, which the editor marks.
 */
function invisibleProblems(text: string, wrapped: WrappedPhp): readonly CodeProblem[] {
  const runs = findInvisible(text);
  if (runs.length === 0) return [];
  const isInText = textPlaces(wrapped);
  return runs
    .filter(({ character, offset }) => !isInText(offset) || turnsDirection(character))
    .slice(0, MOST_NAMED)
    .map(({ character, count, line, column, endColumn }) => ({
      line,
      column,
      endLine: line,
      endColumn,
      message: `${count === 1 ? 'An invisible character' : `${count} invisible characters`} (${nameOfInvisible(character)}) at column ${column}.`,
    }));
}

/**
 * Finds the first syntax error of PHP 7.4 in a file, or in a fragment without `<?php`, and the
 * invisible characters, in the order of the text. Later errors mostly follow from the first one. A
 * byte-order mark takes no column, as in an editor. Throws a `RangeError` where the code is nested
 * too deeply to be read.
 */
export function findProblems(code: string): readonly CodeProblem[] {
  const text = code.replace(/^\uFEFF/, '');
  const wrapped = wrapPhp(text);
  const parsed = parsePhp(wrapped.php, { withPositions: false });
  const invisible = invisibleProblems(text, wrapped);
  if (!('fault' in parsed)) return invisible;
  const fault = faultAt(text, wrapped.shift, parsed.fault);
  const isBefore = ({ line, column }: CodeProblem) =>
    line < fault.line || (line === fault.line && column < fault.column);
  const before = invisible.filter(isBefore);
  const [next] = invisible.slice(before.length);
  // What stands at an invisible character is said once, by the problem that names it.
  const isSame = next?.line === fault.line && next.column === fault.column;
  return isSame ? invisible : [...before, fault, ...invisible.slice(before.length)];
}
