import './processShim.ts';
import { Engine } from 'php-parser';
import type { PhpNode } from './phpNode.ts';

/** A token of PHP. Its name is the one that PHP gives it (`T_VARIABLE`), or its character. */
export interface PhpToken {
  name: string;
  text: string;
  offset: number;
}

/**
 * A syntax error. The offsets count in the parsed text. The message is the parser's: `syntax error,
 * unexpected ';'`.
 */
export interface SyntaxFault {
  from: number;
  to: number;
  message: string;
}

/** An engine for PHP 7.4, in which `match`, `enum` and `readonly` are names. */
const createEngine = (withPositions = false) =>
  new Engine({
    parser: { version: 704 },
    ast: { withPositions },
    lexer: { short_tags: true, keywords: { match: null, enum: null, readonly: null } },
  });

/**
 * Replaces code that the parser misreads by as many other characters that have the same syntax. The
 * parser takes `<?xml` and the like for short tags, although they are text; it reads `extends\B` as
 * one name, as PHP 8 does; and it knows `clone` only before a variable.
 */
const masked = (php: string) =>
  php
    .replaceAll(/<\?(?!php\b|=|\s|$)/gi, '<!')
    .replaceAll(/\b(extends|implements|instanceof|new|return)\\(?=\w)/gi, '$1 ')
    .replaceAll(/\bclone(?=\s*\(|\s+new\b)/gi, 'print')
    .replace(/<\?php$/i, '$&\n'); // the lexer knows the tag only before white space

/** The error that the parser throws. The line counts from 1, the column from 0. */
interface ParserError extends SyntaxError {
  lineNumber: number;
  columnNumber: number;
}
const isParserError = (cause: unknown): cause is ParserError =>
  cause instanceof SyntaxError && 'lineNumber' in cause && 'columnNumber' in cause;

function offsetOf(php: string, { lineNumber, columnNumber }: ParserError): number {
  const lineBreak = [...php.matchAll(/\r\n?|\n/g)][lineNumber - 2];
  return (lineBreak ? lineBreak.index + lineBreak[0].length : 0) + columnNumber;
}

/** The end of the token at an offset. */
function endAt(php: string, from: number): number {
  try {
    const token = tokensOf(php).find(({ offset, text }) => from < offset + text.length);
    return token ? token.offset + token.text.length : php.length;
  } catch {
    return from + 1; // characters follow that PHP does not know
  }
}

function faultOf(php: string, cause: unknown): SyntaxFault | undefined {
  if (isParserError(cause)) {
    const from = offsetOf(php, cause);
    const end = from >= php.length ? ', unexpected end of file' : '';
    const message = cause.message
      .replace(/^Parse Error\s*:\s*/, '')
      .replace(/ on line \d+$/, '')
      .replace(/^syntax error(?!, unexpected)/, `$&${end}`);
    return { from, to: endAt(php, from), message };
  }
  const [, after] = /\(offset (\d+)\)$/.exec(cause instanceof Error ? cause.message : '') ?? [];
  const to = Number(after);
  return after === undefined
    ? undefined
    : { from: to - 1, to, message: 'syntax error, unexpected character' }; // PHP does not know it
}

const ends = new Set([';', '}', ':', 'T_OPEN_TAG', 'T_CLOSE_TAG', 'T_INLINE_HTML']);
const isNothing = ({ name }: PhpToken) => name === 'T_WHITESPACE' || name.endsWith('COMMENT');

/** Whether the last statement ends. The parser accepts the end of the text as a semicolon. */
function isEnded(php: string, children: readonly { kind: string }[]): boolean {
  if (children.at(-1)?.kind === 'halt') return true; // data follows `__halt_compiler`
  const last = tokensOf(php).findLast((token) => !isNothing(token));
  return last === undefined || ends.has(last.name);
}

/**
 * Reads PHP 7.4 up to its first fault. Faults after the first are guesses and are not reported.
 * Throws a `RangeError` where the code is nested too deeply for the stack.
 *
 * @param withPositions whether the nodes have their `loc`, which takes a third of the time
 */
export function parsePhp(
  php: string,
  { withPositions }: { withPositions: boolean },
): { tree: PhpNode } | { fault: SyntaxFault } {
  try {
    const tree = createEngine(withPositions).parseCode(masked(php), '');
    if (isEnded(php, tree.children)) return { tree: tree as unknown as PhpNode };
    const message = "syntax error, unexpected end of file, expecting ';'";
    return { fault: { from: php.length, to: php.length, message } };
  } catch (cause) {
    const fault = faultOf(php, cause);
    if (!fault) throw cause;
    return { fault };
  }
}

/**
 * All tokens of the code. Their texts together are the whole code. Throws an `Error` on a character
 * that PHP does not have.
 */
export function tokensOf(php: string): PhpToken[] {
  let offset = 0;
  return createEngine()
    .tokenGetAll(masked(php))
    .map((token) => {
      const [name, { length }] =
        typeof token === 'string' ? [token, token] : [token[0] ?? '', token[1] ?? ''];
      offset += length;
      return { name, text: php.slice(offset - length, offset), offset: offset - length };
    });
}
