import { problemAt, type CodeProblem } from './codeProblem.ts';
import { wrapPhp } from './fragments.ts';
import { parsePhp, type SyntaxFault } from './phpParser.ts';

/** A fault of the wrapped code as a problem of the original text. */
export const faultAt = (text: string, shift: number, { from, to, message }: SyntaxFault) =>
  problemAt(
    text,
    from - shift,
    to - shift,
    message.charAt(0).toUpperCase() + message.slice(1) + '.',
  );

/**
 * Finds the first syntax error of PHP 7.4 in a file, or in a fragment without `<?php`. Later errors
 * mostly follow from the first one. A byte-order mark takes no column, as in an editor. Throws a
 * `RangeError` where the code is nested too deeply to be read.
 */
export function findProblems(code: string): readonly CodeProblem[] {
  const text = code.replace(/^\uFEFF/, '');
  const { php, shift } = wrapPhp(text);
  const parsed = parsePhp(php, { withPositions: false });
  return 'fault' in parsed ? [faultAt(text, shift, parsed.fault)] : [];
}
