import './processShim.ts';
import php from '@prettier/plugin-php/standalone';
import { format } from 'prettier/standalone';
import { changedLine } from './changedLine.ts';
import { faultAt } from './findProblems.ts';
import { unwrapPhp, wrapPhp } from './fragments.ts';
import { parsePhp, tokensOf, type PhpToken } from './phpParser.ts';

/** The formatted text, or the reason why nothing is changed, with the line that the reason names. */
export type PhpFormat = { code: string } | { refused: string; detail?: string; line?: number };

const width = 120;

const prettyPrinted = (code: string, indentation: number) =>
  format(code, {
    parser: 'php',
    plugins: [php],
    printWidth: width - indentation,
    tabWidth: 4,
    singleQuote: true,
    phpVersion: '7.4',
    endOfLine: 'lf',
  });

/**
 * Puts a comment that follows `<?php` on a line of its own. The formatter would print it before the
 * tag.
 */
const withCommentsBelowTags = (code: string) => {
  const tokens = tokensOf(code);
  return tokens
    .map(({ name, text }, index) =>
      name === 'T_OPEN_TAG' && tokens[index + 1]?.name.endsWith('COMMENT')
        ? text.replace(/[ \t]+$/, '\n')
        : text,
    )
    .join('');
};

/** The white space before the first line of a text, if the last line begins with it too. */
function indentationOf(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const [first = ''] = /^[ \t]*/.exec(lines[0] ?? '') ?? [];
  return lines.at(-1)?.startsWith(first) ? first : '';
}

/** A comment whose lines begin with a star. The formatter indents such lines. */
const starred = /^\/\*[^\n]*(?:\n[ \t]*\*[^\n]*)+$/;
const breaksLine = ({ name, text }: PhpToken) =>
  name.endsWith('COMMENT')
    ? !text.startsWith('/*') || starred.test(text)
    : name === 'T_WHITESPACE' || name === 'T_OPEN_TAG';

/** Puts the indentation before each line of code, but not into strings, heredocs and HTML. */
function indented(code: string, indentation: string): string {
  const lineStarts = tokensOf(code)
    .filter(breaksLine)
    .flatMap(({ text, offset }) => [...text.matchAll(/\n/g)].map(({ index }) => offset + index + 1))
    .filter((start) => start < code.length && code[start] !== '\n');
  const lines = lineStarts.map((start, index) => code.slice(start, lineStarts[index + 1]));
  return [code.slice(0, lineStarts[0]), ...lines].join(indentation);
}

/**
 * Formats a file of PHP 7.4, or a fragment without `<?php`, with Prettier: 120 columns, single
 * quotes, 4 spaces, line breaks as `\n`. The outer indentation of a fragment stays.
 *
 * Besides white space it may change: the quotes of a string without escapes; `array()` and `list()`
 * to `[]`; a comma behind the last of many lines; braces around a single statement; needless
 * parentheses and semicolons; `else if` to `elseif`; `<>` to `!=`; the order of modifiers; how
 * numbers, casts and words like `TRUE` are written; the leading backslash of `use`. If the
 * formatter would change anything else, its result is refused and the text stays as it is.
 */
export async function formatPhp(text: string): Promise<PhpFormat> {
  if (text.trim() === '') return { code: text };
  const unfit = { refused: 'The formatter cannot read this code. Nothing was changed.' };
  try {
    const { php: before, shift } = wrapPhp(text);
    const parsed = parsePhp(before, { withPositions: false });
    if ('fault' in parsed) {
      const { line, message } = faultAt(text, shift, parsed.fault);
      const refused = 'The code has a syntax error. Nothing was formatted.';
      return { refused, detail: `Line ${line}: ${message}`, line };
    }
    const isFragment = shift > 0;
    const indentation = isFragment ? indentationOf(text) : '';
    const columns = indentation.replaceAll('\t', '    ').length;

    let after = await prettyPrinted(withCommentsBelowTags(before), columns);
    const change = changedLine(before, after);
    if (change !== undefined) {
      // The added tag is a line of its own.
      const line = Math.max(1, isFragment ? change - 1 : change);
      return {
        refused: `The formatter would change the code at line ${line}. Nothing was changed.`,
        line,
      };
    }
    // Formats a second time, so that formatting the result again changes nothing.
    const settled = await prettyPrinted(withCommentsBelowTags(after), columns);
    if (settled !== after && changedLine(before, settled) === undefined) after = settled;
    if (!isFragment) return { code: after };
    const code = unwrapPhp(indented(after, indentation));
    return code === undefined ? unfit : { code: indentation + code };
  } catch {
    return unfit;
  }
}
